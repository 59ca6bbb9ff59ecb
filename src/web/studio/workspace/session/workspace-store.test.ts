import { describe, expect, test } from "vitest";
import { documentWith, fakeServer, openTab } from "./sessions-for-tests.ts";

const start = () => {
  const server = fakeServer(documentWith("Start", [{ id: "a", name: "A" }]));
  return { server, tab: openTab(server) };
};
const named = (name: string) => documentWith(name, [{ id: "a", name: "A" }]);

describe("saving a workspace", () => {
  test("a change is saved 30 seconds after the last one", async () => {
    const { server, tab } = start();
    tab.store.change(named("One"));
    await tab.pass(29_000);
    tab.store.change(named("Two"));
    await tab.pass(29_000);
    expect(tab.waiting).toHaveLength(0);
    expect(tab.store.state().saving.state).toBe("unsaved");
    await tab.pass(1000);
    expect(tab.store.state().saving.state).toBe("saving");
    await tab.deliver();
    expect(tab.store.state().saving.state).toBe("saved");
    expect(server.current().name).toBe("Two");
  });

  test("one save at a time: what is typed while it lasts stays, and is saved after it", async () => {
    const { server, tab } = start();
    tab.store.change(named("One"));
    void tab.store.save();
    tab.store.change(named("Two"));
    void tab.store.save();
    expect(tab.waiting).toHaveLength(1);
    await tab.deliver();
    expect(tab.document().name).toBe("Two");
    await tab.deliver();
    expect([server.current().name, tab.store.state().saving.state]).toEqual(["Two", "saved"]);
  });

  test("offline says so, keeps a copy, and tries again with growing pauses", async () => {
    const { server, tab } = start();
    tab.store.change(named("One"));
    await tab.pass(300);
    expect(tab.kept.copy?.document.name).toBe("One");
    void tab.store.save();
    await tab.lose();
    expect(tab.store.state().saving).toMatchObject({ state: "failed", reason: "offline" });
    await tab.pass(2000);
    await tab.lose();
    await tab.pass(2000);
    expect(tab.waiting).toHaveLength(0);
    await tab.pass(2000);
    await tab.deliver(); // whether the first one arrived after all
    await tab.deliver();
    expect([server.current().name, tab.store.state().saving.state]).toEqual(["One", "saved"]);
    expect(tab.kept.copy).toBeNull();
  });

  test("an ended session says so, and saving goes on by itself after signing in", async () => {
    const { server, tab } = start();
    tab.store.change(named("One"));
    void tab.store.save();
    await tab.lose(401);
    expect(tab.store.state().saving).toMatchObject({ state: "failed", reason: "signed-out" });
    expect(tab.kept.copy?.document.name).toBe("One");
    void tab.store.resume();
    await tab.deliver();
    expect(server.current().name).toBe("One");
  });

  test("a refusal isn't repeated until something changes or somebody asks", async () => {
    const { tab } = start();
    tab.store.change(named(""));
    void tab.store.save();
    await tab.lose(422);
    expect(tab.store.state().saving).toMatchObject({ reason: "refused", message: "No: 422" });
    await tab.pass(600_000);
    expect(tab.waiting).toHaveLength(0);
    tab.store.undo();
    expect(tab.store.state().saving.state).toBe("saved");
  });

  test("another tab's save comes in between what is typed here", async () => {
    const { server, tab } = start();
    const other = openTab(server);
    other.store.change(documentWith("Start", [{ id: "a", name: "Theirs" }]));
    void other.store.save();
    await other.deliver();
    tab.store.change(named("Mine"));
    void tab.store.heardOf(server.revision(), "Ana");
    await tab.deliver();
    expect(tab.document()).toEqual(documentWith("Mine", [{ id: "a", name: "Theirs" }]));
    expect(tab.store.state().saving.state).toBe("unsaved");
  });

  test("both changed one place: theirs is shown, and mine can be put back by a choice", async () => {
    const { server, tab } = start();
    const other = openTab(server);
    other.store.change(named("Theirs"));
    void other.store.save();
    await other.deliver();
    tab.store.change(named("Mine"));
    void tab.store.save();
    await tab.deliver();
    const { conflicts } = tab.store.state().editing;
    expect(conflicts).toEqual([{ path: ["name"], mine: "Mine", theirs: "Theirs", by: "Ana" }]);
    expect(tab.document().name).toBe("Theirs");
    expect(tab.kept.copy?.conflicts).toHaveLength(1);
    tab.store.settle(["name"], "mine");
    expect(tab.store.state().editing.conflicts).toEqual([]);
    expect(tab.document().name).toBe("Mine");
    void tab.store.save();
    await tab.deliver();
    expect(server.current().name).toBe("Mine");
  });

  test("a save whose answer got lost is no conflict with what was typed after it", async () => {
    const { server, tab } = start();
    tab.store.change(named("Hello"));
    void tab.store.save();
    await tab.cut();
    tab.store.change(named("Hello there"));
    void tab.store.resume();
    await tab.deliver();
    await tab.deliver();
    expect(tab.store.state().editing.conflicts).toEqual([]);
    expect([server.current().name, tab.store.state().saving.state]).toEqual([
      "Hello there",
      "saved",
    ]);
  });

  test("leaving sends what isn't saved, and keeps a copy until the answer is there", async () => {
    const { server, tab } = start();
    tab.store.change(named("Last words"));
    void tab.store.close();
    expect(tab.kept.copy?.document.name).toBe("Last words");
    await tab.deliver();
    expect(server.current().name).toBe("Last words");
    expect(tab.kept.copy).toBeNull();
  });
});
