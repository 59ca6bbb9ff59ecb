import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyChanges,
  diffJson,
  invertChanges,
  isSameJson,
  type Json,
  mergeJson,
} from "./json-changes.ts";

const leaf = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string({ maxLength: 5 }));
const item = fc.record({ id: fc.constantFrom("a", "b", "c", "d", "e"), name: leaf, size: leaf });
const items = fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 });
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small" },
    leaf,
    fc.array(leaf, { maxLength: 3 }),
    items,
    fc.dictionary(fc.constantFrom("x", "y", "z"), tie("json"), { maxKeys: 3 }),
  ),
}));
/** Documents are objects; what is edited lies below their keys. */
const document = fc.record({ name: leaf, fields: items, more: json }) as fc.Arbitrary<Json>;

describe("changes of a document", () => {
  test("what changed, applied, gives the new document", () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        expect(isSameJson(applyChanges(a, diffJson(a, b)), b)).toBe(true);
      }),
    );
  });

  test("taken back, they give the former document", () => {
    fc.assert(
      fc.property(document, document, (a, b) => {
        expect(isSameJson(applyChanges(b, invertChanges(diffJson(a, b))), a)).toBe(true);
      }),
    );
  });

  test("equal documents have none, whatever the order of keys", () => {
    expect(diffJson({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toEqual([]);
  });

  test("name the field of an item, not the list", () => {
    const before = { fields: [{ id: "a", name: "Name", size: 1 }] };
    const after = { fields: [{ id: "a", name: "Full name", size: 1 }] };
    expect(diffJson(before, after)).toEqual([
      { path: ["fields", "#a", "name"], from: "Name", to: "Full name" },
    ]);
  });

  test("of an item that is gone change nothing", () => {
    const changes = [{ path: ["fields", "#a", "name"], from: "x", to: "y" }];
    expect(applyChanges({ fields: [{ id: "b", name: "x" }] }, changes)).toEqual({
      fields: [{ id: "b", name: "x" }],
    });
  });

  test("can't reach an object's prototype", () => {
    const changes = [{ path: ["__proto__", "polluted"], from: undefined, to: true }];
    applyChanges({ a: 1 }, changes);
    applyChanges({}, [{ path: ["__proto__"], from: undefined, to: { polluted: true } }]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("merging", () => {
  test("without a change of theirs gives mine, and the other way round", () => {
    fc.assert(
      fc.property(document, document, (base, other) => {
        const mine = mergeJson(base, other, base);
        const theirs = mergeJson(base, base, other);
        expect([isSameJson(mine.merged, other), isSameJson(theirs.merged, other)]).toEqual([
          true,
          true,
        ]);
        expect([...mine.conflicts, ...theirs.conflicts]).toEqual([]);
      }),
    );
  });

  test("two equal changes are no conflict", () => {
    fc.assert(
      fc.property(document, document, (base, other) => {
        const { merged, conflicts } = mergeJson(base, other, other);
        expect(isSameJson(merged, other)).toBe(true);
        expect(conflicts).toEqual([]);
      }),
    );
  });

  test("of anything: each of my changes is in the document or told as a conflict", () => {
    fc.assert(
      fc.property(document, document, document, (base, mine, theirs) => {
        const { merged, conflicts } = mergeJson(base, mine, theirs);
        const told = (path: readonly string[]) =>
          conflicts.some((one) =>
            one.path.every((key, at) => at >= path.length || key === path[at]),
          );
        for (const { path, to } of diffJson(base, mine)) {
          if (path.at(-1) === "@order" || told(path) || typeof to === "object") continue;
          expect(isSameJson(valueAt(merged, path), to)).toBe(true);
        }
      }),
    );
  });

  test("keeps an edit of one field and a new field of another person, in order", () => {
    const base = {
      fields: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
    };
    const mine = {
      fields: [
        { id: "a", name: "First" },
        { id: "b", name: "B" },
      ],
    };
    const theirs = {
      fields: [
        { id: "a", name: "A" },
        { id: "c", name: "C" },
        { id: "b", name: "B" },
      ],
    };
    expect(mergeJson(base, mine, theirs)).toEqual({
      merged: {
        fields: [
          { id: "a", name: "First" },
          { id: "c", name: "C" },
          { id: "b", name: "B" },
        ],
      },
      conflicts: [],
    });
  });

  test("keeps theirs of one field that both changed, and tells mine", () => {
    const at = (name: string) => ({ name });
    expect(mergeJson(at("A"), at("mine"), at("theirs"))).toEqual({
      merged: at("theirs"),
      conflicts: [{ path: ["name"], mine: "mine", theirs: "theirs" }],
    });
  });

  test("tells an edit of an item that they deleted", () => {
    const { merged, conflicts } = mergeJson(
      {
        fields: [
          { id: "a", name: "A" },
          { id: "b", name: "B" },
        ],
      },
      {
        fields: [
          { id: "a", name: "New" },
          { id: "b", name: "B" },
        ],
      },
      { fields: [{ id: "b", name: "B" }] },
    );
    expect(merged).toEqual({ fields: [{ id: "b", name: "B" }] });
    expect(conflicts).toHaveLength(1);
  });
});

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let now: Json | undefined = value;
  for (const key of path) {
    if (now === null || typeof now !== "object") return undefined;
    if (Array.isArray(now))
      now = now.find(
        (one) =>
          typeof one === "object" &&
          one !== null &&
          !Array.isArray(one) &&
          one["id"] === key.slice(1),
      );
    else now = Object.hasOwn(now, key) ? now[key] : undefined;
  }
  return now;
}
