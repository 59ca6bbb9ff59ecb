import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BoundSubscriber, bindSubscriber } from "#domain/events/index.ts";
import {
  deleteProject,
  projectsOfPerson,
  pruneProjectsJob,
  purgeProject,
} from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { deliverEvents, subscribe } from "../../../tests/factories/events.ts";
import { formOf, question } from "../../../tests/factories/forms.ts";
import { openForms } from "../../../tests/factories/published-forms.ts";
import { formSubscribers } from "./index.ts";

let rig: Awaited<ReturnType<typeof openForms>>;
let subscribers: BoundSubscriber[];
beforeAll(async () => {
  rig = await openForms();
  subscribers = formSubscribers.map((one) => bindSubscriber(one, rig.deps));
  await subscribe(rig.studio.database, subscribers);
});
afterAll(() => rig.studio.database.close());
beforeEach(() => rig.beginAgain());

/** A form with an answer that holds a file, and an upload whose answer was never sent. */
async function answeredForm() {
  const form = await rig.publish(formOf([question("photo", "file", { required: true })]));
  const { ticket, id } = await rig.upload(form.address);
  await rig.upload(form.address);
  expect(await rig.send(form.address, { photo: id }, { ticket })).toMatchObject({ kind: "sent" });
  return form;
}
/** What is stored of visitors: of which projects there are answers, and how many files. */
const stored = async () => ({
  answers: await rig.rows(`select project_id as id from form_answers`),
  files: await rig.rows("select count(*)::int as many from files"),
  jobs: await rig.rows(
    "select 1 from dbos.workflow_status where name = 'files.remove-bytes' limit 1",
  ),
});
const nothing = { answers: [], files: [{ many: 0 }], jobs: [{ "?column?": 1 }] };
const deliver = () => deliverEvents(rig.studio.database, subscribers);
const step = { step: (_name: string, work: () => Promise<unknown>) => work() } as never;

/** Every way in which a project is deleted for good. */
const ways: [string, (projectId: string) => Promise<void>][] = [
  [
    "purged by hand",
    async (id) => {
      await deleteProject(rig.people.ada, id, rig.studio.deps);
      await purgeProject(rig.people.ada, id, rig.studio.deps);
    },
  ],
  [
    "30 days in the bin",
    async (id) => {
      rig.studio.setClock(new Date(Date.now() - 31 * dayMs));
      await deleteProject(rig.people.ada, id, rig.studio.deps);
      rig.studio.setClock(null);
      await pruneProjectsJob.run({}, rig.studio.deps, step);
    },
  ],
  [
    "erased with its owner",
    async () => {
      const { userId } = rig.people.ada;
      const person = { userId, email: null, about: [] };
      await rig.studio.deps.db.transaction((tx) =>
        projectsOfPerson.forget(tx, person, rig.studio.deps),
      );
    },
  ],
];

test.each(ways)(
  "of a form that is %s no answer stays, and no file of a visitor",
  async (_way, go) => {
    const { projectId } = await answeredForm();
    await go(projectId);
    await deliver();
    expect(await stored()).toEqual(nothing);
  },
);

test("told twice, it deletes nothing else", async () => {
  const gone = await answeredForm();
  const kept = await answeredForm();
  await ways[0]?.[1](gone.projectId);
  await deliver();
  const event = {
    id: "evt_again",
    subject: `project/${gone.projectId}`,
    payload: { projectId: gone.projectId },
    createdAt: new Date(),
  };
  await rig.studio.deps.db.transaction(async (tx) => subscribers[0]?.handle(tx, event));
  expect(await stored()).toMatchObject({
    answers: [{ id: kept.projectId }],
    files: [{ many: 2 }],
  });
});

test("a form in the bin keeps its answers, and takes none", async () => {
  const { address, projectId } = await answeredForm();
  await deleteProject(rig.people.ada, projectId, rig.studio.deps);
  await deliver();
  expect(await stored()).toMatchObject({ answers: [{ id: projectId }], files: [{ many: 2 }] });
  await expect(rig.send(address, {})).rejects.toThrow(
    expect.objectContaining({ code: "not_found" }),
  );
});
