import { describe, expect, test } from "vitest";
import {
  edit,
  hasUnsaved,
  redo,
  restore,
  startEditing,
  takeAnswer,
  takeNews,
  undo,
} from "./editing.ts";
import { documentWith, fieldsOf } from "./sessions-for-tests.ts";

const two = [
  { id: "a", name: "A" },
  { id: "b", name: "B" },
];
const first = documentWith("Start", two);
const begin = () => startEditing(first, 1);

describe("undo", () => {
  test("typing into one place within a second is one step, a pause or another place begins the next", () => {
    let now = begin();
    now = edit(now, documentWith("S", two), 0);
    now = edit(now, documentWith("St", two), 800);
    now = edit(now, documentWith("Sta", two), 1600);
    expect(now.undo).toHaveLength(1);
    now = edit(now, documentWith("Star", two), 2700);
    now = edit(now, documentWith("Star", [{ id: "a", name: "Ax" }, two[1]!]), 2800);
    expect(now.undo).toHaveLength(3);
    expect(undo(undo(now)).document.name).toBe("Sta");
    expect(undo(undo(undo(now))).document).toEqual(first);
  });

  test("takes mine back and leaves what others changed since", () => {
    let now = edit(begin(), documentWith("Mine", two), 0);
    const theirs = documentWith("Start", [...two, { id: "c", name: "Theirs" }]);
    now = takeNews(now, { document: theirs, revision: 2, by: "Ana" });
    now = undo(now);
    expect(now.document).toEqual(theirs);
    expect(hasUnsaved(now)).toBe(false);
    expect(redo(now).document).toEqual({ ...theirs, name: "Mine" });
  });

  test("ends with the next change: what was undone before it can’t be done again", () => {
    let now = undo(edit(begin(), documentWith("Mine", two), 0));
    now = edit(now, documentWith("Start", [two[0]!]), 5000);
    expect(redo(now).document).toEqual(now.document);
  });

  test("passes over a step that others have overwritten", () => {
    let now = edit(begin(), documentWith("Start", [two[0]!]), 0);
    now = edit(now, documentWith("Mine", [two[0]!]), 5000);
    const theirs = documentWith("Theirs", [two[0]!]);
    now = takeAnswer({ ...now, sent: now.document }, { document: theirs, revision: 2, by: "Ana" });
    now = undo(now);
    expect(now.document.name).toBe("Theirs");
    expect(fieldsOf(now.document)).toEqual(two);
  });

  test("of a deleted item puts it back in its place, with an item of theirs beside it", () => {
    let now = edit(begin(), documentWith("Start", [two[1]!]), 0);
    const theirs = documentWith("Start", [two[1]!, { id: "c", name: "C" }]);
    now = takeAnswer({ ...now, sent: now.document }, { document: theirs, revision: 2, by: "Ana" });
    expect(fieldsOf(undo(now).document).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

describe("a copy of unsaved work", () => {
  test("comes back between what was saved since, and one step of undo takes it away", () => {
    const copy = { base: first, document: documentWith("Mine", two), sent: null, conflicts: [] };
    const saved = startEditing(documentWith("Start", [two[0]!]), 3);
    const now = restore(saved, copy, 0);
    expect(now.document).toEqual(documentWith("Mine", [two[0]!]));
    expect(undo(now).document).toEqual(saved.document);
  });

  test("that the server has already changes nothing", () => {
    const copy = { base: first, document: documentWith("Mine", two), sent: null, conflicts: [] };
    const saved = startEditing(documentWith("Mine", two), 2);
    expect(restore(saved, copy, 0)).toBe(saved);
  });

  test("of a place that was saved differently since is told as a conflict", () => {
    const copy = { base: first, document: documentWith("Mine", two), sent: null, conflicts: [] };
    const now = restore(startEditing(documentWith("Theirs", two), 2), copy, 0);
    expect(now.document.name).toBe("Theirs");
    expect(now.conflicts).toEqual([{ path: ["name"], mine: "Mine", theirs: "Theirs", by: "" }]);
  });
});
