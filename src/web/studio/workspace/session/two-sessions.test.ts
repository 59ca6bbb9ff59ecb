import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProjectDocument } from "#domain/projects/contract.ts";
import { isSameJson } from "#kit/json-changes.ts";
import { hasUnsaved } from "./editing.ts";
import { documentWith, fakeServer, fieldsOf, openTab, type Tab } from "./sessions-for-tests.ts";

const action = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom(
    ...(["name", "field", "field", "add", "remove", "move", "undo", "redo", "save"] as const),
    ...(["deliver", "deliver", "lose", "cut", "hear", "pass", "mine", "theirs", "crash"] as const),
  ),
  pick: fc.nat(5),
});

/** Every word is typed once only, so that it can be followed to where it ended. */
const words = (document: ProjectDocument) => [
  document.name,
  ...fieldsOf(document).map(({ name }) => name),
];

function changed(document: ProjectDocument, what: string, pick: number, word: string) {
  const { name } = document;
  const fields = fieldsOf(document);
  const at = fields.length === 0 ? 0 : pick % fields.length;
  switch (what) {
    case "name":
      return documentWith(word, fields);
    case "field":
      return documentWith(
        name,
        fields.map((field, index) => (index === at ? { ...field, name: word } : field)),
      );
    case "add":
      return documentWith(name, fields.toSpliced(at, 0, { id: `id-${word}`, name: word }));
    case "remove":
      return documentWith(name, fields.toSpliced(at, 1));
    default:
      return documentWith(name, [...fields.slice(1), ...fields.slice(0, 1)]);
  }
}

/** Until both have everything: requests arrive, questions are settled, what isn't saved is saved. */
async function bringTogether(
  tabs: readonly Tab[],
  revision: () => number,
  note: () => void,
  byHand: (tab: Tab, act: () => void) => void,
) {
  for (let round = 0; round < 30; round++) {
    for (const tab of tabs) {
      const { store, deliver, waiting } = tab;
      while (waiting.length > 0) await deliver();
      note();
      byHand(tab, () => {
        for (const { path } of store.state().editing.conflicts) store.settle(path, "theirs");
      });
      void store.save();
      await deliver();
      void store.heardOf(revision(), "Ana");
      await deliver();
      note();
    }
    if (tabs.every((tab) => isQuiet(tab, revision()))) return;
  }
}
const isQuiet = ({ store, waiting }: Tab, revision: number) => {
  const { editing } = store.state();
  const hasQuestions = editing.conflicts.length > 0 || waiting.length > 0;
  return !hasUnsaved(editing) && !hasQuestions && editing.revision === revision;
};

test("two sessions, however their edits, saves, losses and crashes interleave, end with the same document, and nothing that was typed is lost untold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60, size: "max" }), async (actions) => {
      const server = fakeServer(
        documentWith("w0", [
          { id: "a", name: "w1" },
          { id: "b", name: "w2" },
        ]),
      );
      const tabs = [openTab(server), openTab(server)];
      const typed = new Set<string>();
      const told = new Set<string>();
      /** Words that somebody replaced who had them on the screen. */
      const replaced = new Set<string>();
      const note = () => {
        for (const { store } of tabs)
          for (const { mine } of store.state().editing.conflicts)
            for (const word of JSON.stringify(mine ?? "").match(/w\d+/g) ?? []) told.add(word);
      };
      const byHand = (tab: Tab, act: () => void) => {
        const before = words(tab.document());
        act();
        const after = new Set(words(tab.document()));
        for (const word of before) if (!after.has(word)) replaced.add(word);
      };
      let count = 3;
      for (const { who, what, pick } of actions) {
        const tab = tabs[who]!;
        const { store } = tab;
        if (what === "save") void store.save();
        else if (what === "deliver") await tab.deliver();
        else if (what === "lose") await tab.lose();
        else if (what === "cut") await tab.cut();
        else if (what === "hear") void store.heardOf(server.revision(), "Ana");
        else if (what === "pass") await tab.pass(1500);
        else if (what === "mine" || what === "theirs") {
          const { conflicts } = store.state().editing;
          const one = conflicts[pick % Math.max(conflicts.length, 1)];
          if (one) byHand(tab, () => store.settle(one.path, what));
        } else if (what === "undo" || what === "redo") {
          byHand(tab, store[what]);
        } else if (what === "crash") {
          await tab.pass(300);
          const { copy } = tab.kept;
          tabs[who] = openTab(server);
          if (copy) tabs[who].store.restore(copy);
        } else {
          const word = `w${count++}`;
          const next = changed(tab.document(), what, pick, word);
          byHand(tab, () => store.change(next));
          if (words(next).includes(word)) typed.add(word);
        }
        note();
      }
      await bringTogether(tabs, server.revision, note, byHand);
      const end = server.current();
      for (const tab of tabs) expect(isSameJson(tab.document(), end)).toBe(true);
      const there = new Set(words(end));
      const lost = [...typed].filter(
        (word) => !there.has(word) && !told.has(word) && !replaced.has(word),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("undo and then redo leave the document as it was", () => {
  const edits = fc.array(
    fc.record({ what: fc.constantFrom("name", "field", "add", "remove", "move"), pick: fc.nat(5) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(edits, fc.nat(20), (list, steps) => {
      const { store, document } = openTab(fakeServer(documentWith("w0", [])));
      for (const [at, { what, pick }] of list.entries())
        store.change(changed(document(), what, pick, `w${at + 1}`));
      const before = document();
      const depth = Math.min(steps, store.state().editing.undo.length);
      for (let at = 0; at < depth; at++) store.undo();
      for (let at = 0; at < depth; at++) store.redo();
      expect(isSameJson(document(), before)).toBe(true);
    }),
  );
});
