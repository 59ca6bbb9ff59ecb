import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ZodError } from "zod";
import { openStudio, type Studio } from "../../../tests/factories/studio.ts";
import { invitePath, type ProjectEvent } from "./contract.ts";
import {
  acceptInvite,
  changeMember,
  createLink,
  deleteProject,
  inviteMember,
  joinAsAdmin,
  listLinks,
  listMembers,
  listProjects,
  publishProject,
  readProject,
  readShared,
  removeMember,
  renameProject,
  revokeLink,
  saveProject,
  startProject,
  watchProject,
} from "./index.ts";

let studio: Studio;
let ada: { userId: string };
let bob: { userId: string };
let id: string;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  studio.setClock(null);
  ada = await studio.people.insert({ name: "Ada", emailVerified: true });
  bob = await studio.people.insert({ name: "Bob", email: "bob@example.com" });
  id = await startProject(ada, { templateId: "after-hours-support" }, studio.deps);
});
const refusedAs = (code: string) => expect.objectContaining({ code });
const rename = (actor: { userId: string }) =>
  renameProject(actor, { projectId: id, name: "Owl" }, studio.deps);

describe("a link", () => {
  test("shows the draft as it is to whoever holds it, until it is revoked", async () => {
    const { token } = await createLink(ada, { projectId: id, input: {} }, studio.deps);
    expect(token).toMatch(/^see_[0-9a-z]{26}$/);
    await rename(ada);
    expect(await readShared(token, studio.deps)).toMatchObject({ name: "Owl" });
    await revokeLink(ada, { projectId: id, token }, studio.deps);
    await expect(readShared(token, studio.deps)).rejects.toThrow(refusedAs("not_found"));
    expect(await listLinks(ada, id, studio.deps)).toEqual([]);
  });

  test("ends with its day, and with its project", async () => {
    const link = (days: string) => createLink(ada, { projectId: id, input: { days } }, studio.deps);
    const [day, forever] = [await link("1"), await link("")];
    studio.setClock(new Date(Date.now() + 25 * 3_600_000));
    await expect(readShared(day.token, studio.deps)).rejects.toThrow(refusedAs("not_found"));
    expect(await readShared(forever.token, studio.deps)).toMatchObject({ serviceType: "chatbot" });
    await deleteProject(ada, id, studio.deps);
    await expect(readShared(forever.token, studio.deps)).rejects.toThrow(refusedAs("not_found"));
  });

  test("can't be guessed, and is the owner's to make", async () => {
    for (const token of ["", "see_1", id, "' or 1=1", "%"])
      await expect(readShared(token, studio.deps)).rejects.toThrow(refusedAs("not_found"));
    await expect(createLink(bob, { projectId: id, input: {} }, studio.deps)).rejects.toThrow(
      refusedAs("not_found"),
    );
  });
});

/** Invites Bob, and accepts with the link from the mail. */
async function invite(role: "editor" | "viewer") {
  await inviteMember(
    ada,
    { projectId: id, input: { email: "Bob@Example.com", role } },
    studio.deps,
  );
  return acceptInvite(bob, await mailedToken(), studio.deps);
}
async function mailedToken() {
  const { rows } = await studio.database.pool.query(
    "select text from mails order by created_at desc limit 1",
  );
  const text = (rows as { text: string }[])[0]?.text ?? "";
  return text.split(invitePath(""))[1]?.match(/^\w+/)?.[0] ?? "";
}

describe("members", () => {
  test("a viewer may look and nothing else; an editor may also change, but not publish or share", async () => {
    await invite("viewer");
    expect(await readProject(bob, id, studio.deps)).toMatchObject({
      role: "viewer",
      ownerName: "Ada",
    });
    await expect(rename(bob)).rejects.toThrow(refusedAs("read_only"));
    const [draft] = [await studio.draft(bob, id)];
    await expect(saveProject(bob, { projectId: id, input: draft }, studio.deps)).rejects.toThrow(
      refusedAs("read_only"),
    );
    await changeMember(ada, { projectId: id, memberId: bob.userId, role: "editor" }, studio.deps);
    await rename(bob);
    const owners = [
      () => publishProject(bob, { projectId: id, revision: 2 }, studio.deps),
      () => createLink(bob, { projectId: id, input: {} }, studio.deps),
      () => deleteProject(bob, id, studio.deps),
      () =>
        inviteMember(
          bob,
          { projectId: id, input: { email: "c@d.ef", role: "viewer" } },
          studio.deps,
        ),
      () => removeMember(bob, { projectId: id, memberId: ada.userId }, studio.deps),
    ];
    for (const attempt of owners) await expect(attempt()).rejects.toThrow(refusedAs("read_only"));
    expect((await listProjects(bob, {}, studio.deps)).items).toMatchObject([
      { id, role: "editor", ownerName: "Ada" },
    ]);
  });

  test("who is removed, or leaves, finds nothing any more", async () => {
    await invite("editor");
    await removeMember(bob, { projectId: id, memberId: bob.userId }, studio.deps);
    await expect(readProject(bob, id, studio.deps)).rejects.toThrow(refusedAs("not_found"));
    expect(await listMembers(ada, id, studio.deps)).toMatchObject([{ role: "owner", name: "Ada" }]);
  });

  test("a merged save names the other", async () => {
    await invite("editor");
    const draft = await studio.draft(ada, id);
    await rename(bob);
    const input = { ...draft, description: "New words" };
    const saved = await saveProject(ada, { projectId: id, input }, studio.deps);
    expect(saved).toMatchObject({ mergedFrom: ["Bob"], document: { name: "Owl" } });
  });

  test("an admin who works along is seen among the members", async () => {
    const admin = await studio.people.insert({ name: "Desk", role: "admin" });
    await joinAsAdmin(admin, id, studio.deps);
    expect(await listMembers(ada, id, studio.deps)).toMatchObject([
      { name: "Ada" },
      { name: "Desk", role: "editor" },
    ]);
    await expect(joinAsAdmin(bob, id, studio.deps)).rejects.toThrow(refusedAs("forbidden"));
  });
});

describe("an invitation", () => {
  test("is only for the address that it was mailed to, once, and for 14 days", async () => {
    const eve = await studio.people.insert({ email: "eve@example.com" });
    const input = { email: "bob@example.com", role: "viewer" };
    await inviteMember(ada, { projectId: id, input }, studio.deps);
    const token = await mailedToken();
    await expect(acceptInvite(eve, token, studio.deps)).rejects.toThrow(refusedAs("other_account"));
    studio.setClock(new Date(Date.now() + 15 * 86_400_000));
    await expect(acceptInvite(bob, token, studio.deps)).rejects.toThrow(refusedAs("link_invalid"));
    studio.setClock(null);
    await acceptInvite(bob, token, studio.deps);
    await expect(acceptInvite(bob, token, studio.deps)).rejects.toThrow(refusedAs("link_invalid"));
  });

  test("again ends the former link; it needs an address, and an inviter whose own is confirmed", async () => {
    const input = { email: "bob@example.com", role: "viewer" };
    await inviteMember(ada, { projectId: id, input }, studio.deps);
    const former = await mailedToken();
    await inviteMember(ada, { projectId: id, input }, studio.deps);
    await expect(acceptInvite(bob, former, studio.deps)).rejects.toThrow(refusedAs("link_invalid"));
    await expect(
      inviteMember(ada, { projectId: id, input: { ...input, email: "nobody" } }, studio.deps),
    ).rejects.toThrow(ZodError);
    const own = await startProject(bob, {}, studio.deps);
    await expect(inviteMember(bob, { projectId: own, input }, studio.deps)).rejects.toThrow(
      refusedAs("address_unconfirmed"),
    );
  });

  test("counts towards the owner's plan, once for each address", async () => {
    const free = studio.onPlan("free");
    const ask = (email: string) =>
      inviteMember(ada, { projectId: id, input: { email, role: "viewer" } }, free);
    await ask("bob@example.com");
    await ask("bob@example.com");
    await expect(ask("eve@example.com")).rejects.toThrow(refusedAs("plan_limit"));
  });

  test("carries no link of the inviter's choice to a stranger", async () => {
    await renameProject(ada, { projectId: id, name: "Win at https://evil.test" }, studio.deps);
    await inviteMember(
      ada,
      { projectId: id, input: { email: "stranger@example.com", role: "viewer" } },
      studio.deps,
    );
    const { rows } = await studio.database.pool.query("select subject, text, html from mails");
    expect(JSON.stringify(rows)).not.toContain("evil");
  });
});

describe("an open workspace", () => {
  const watch = async (actor: { userId: string }, tabId: string) => {
    const heard: ProjectEvent[] = [];
    let isClosed = false;
    const stop = await watchProject(
      actor,
      { projectId: id, tabId },
      {
        send: (event) => heard.push(event),
        close: () => {
          isClosed = true;
        },
      },
      studio.deps,
    );
    return { heard, stop, isClosed: () => isClosed };
  };
  /** As if Postgres had told this node what it was asked to tell. */
  const tell = (news: object) =>
    studio.deps.projects.live.hear(JSON.stringify({ projectId: id, news }));

  test("hears who saved, and who else is there", async () => {
    await invite("viewer");
    const [mine, theirs] = [await watch(ada, "tab-of-ada"), await watch(bob, "tab-of-bob")];
    tell({ type: "saved", revision: 2, byId: ada.userId, tabId: "tab-of-ada" });
    tell({ type: "present" });
    await expect
      .poll(() => theirs.heard)
      .toEqual([
        { type: "saved", revision: 2, by: "Ada", tabId: "tab-of-ada" },
        {
          type: "present",
          people: [
            { tabId: "tab-of-ada", name: "Ada", isMe: false },
            { tabId: "tab-of-bob", name: "Bob", isMe: true },
          ],
        },
      ]);
    mine.stop();
    theirs.stop();
  });

  test("of somebody who was removed hears that it is gone, and ends", async () => {
    await invite("viewer");
    const theirs = await watch(bob, "tab-of-bob");
    await removeMember(ada, { projectId: id, memberId: bob.userId }, studio.deps);
    tell({ type: "members" });
    await expect.poll(theirs.isClosed).toBe(true);
    expect(theirs.heard).toEqual([{ type: "gone" }]);
    theirs.stop();
  });

  test("is nobody's who may not see the project", async () => {
    await expect(watch(bob, "tab-of-bob")).rejects.toThrow(refusedAs("not_found"));
    await expect(watch(ada, "../x")).rejects.toThrow(refusedAs("invalid_input"));
  });

  test("isn't upset by what isn't news", () => {
    for (const payload of ["", "{", "[]", '{"projectId":1}'])
      expect(() => studio.deps.projects.live.hear(payload)).not.toThrow();
  });
});
