import type { DbOrTx } from "#db/open.ts";
import { acceptOf, createUploadTicket } from "#domain/files/index.ts";
import {
  findDeployment,
  type FormInterface,
  hasPicture,
  type RunningDeployment,
} from "#domain/projects/index.ts";
import { readLeft } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import type { PublicForm } from "./contract.ts";
import type { FormDeps } from "./deps.ts";
import { countAnswers } from "./queries.ts";

/** A published form with its deployment. @throws AppError not_found */
export async function requireForm(
  db: DbOrTx,
  address: string,
): Promise<{ deployment: RunningDeployment; form: FormInterface }> {
  const deployment = await findDeployment(db, address);
  if (!deployment || !("formInterface" in deployment.configuration))
    throw new AppError("not_found");
  const form = deployment.configuration.formInterface;
  return { deployment, form: { ...form, title: form.title || deployment.name } };
}

/** Whether its last day is over. */
export const isPastLastDay = ({ delivery }: FormInterface, now: Date): boolean =>
  delivery.closesOn !== null && now.toISOString().slice(0, 10) > delivery.closesOn;

/** Whether it has as many answers as its owner wants. */
export const isFull = async (
  db: DbOrTx,
  projectId: string,
  { delivery }: FormInterface,
): Promise<boolean> =>
  delivery.maxAnswers !== null && (await countAnswers(db, projectId)) >= delivery.maxAnswers;

/** Whether its owner's plan holds no more answers this month. It is said before somebody fills the form in. */
export const isPlanUsedUp = async (
  db: DbOrTx,
  ownerId: string,
  deps: Pick<FormDeps, "clock" | "usage">,
): Promise<boolean> => (await readLeft(db, { ownerId, what: "formAnswers" }, deps)) === 0;

/** Without what only its owner may know: who is mailed, how many are wanted, notes for whoever builds on it. */
const withoutSecrets = (form: FormInterface): FormInterface => ({
  ...form,
  logic: [],
  integrations: [],
  delivery: { ...form.delivery, emails: [], maxAnswers: null, closesOn: null },
});

/** The form at an address, as its page shows it. @throws AppError not_found */
export async function readPublicForm(
  address: string,
  deps: Pick<FormDeps, "db" | "clock" | "digest" | "usage">,
): Promise<PublicForm> {
  const { db, clock } = deps;
  const { deployment, form } = await requireForm(db, address);
  const isClosed =
    isPastLastDay(form, clock()) ||
    (await isFull(db, deployment.projectId, form)) ||
    (await isPlanUsedUp(db, deployment.ownerId, deps));
  const state = deployment.state === "paused" ? "paused" : isClosed ? "closed" : "open";
  const { projectId } = deployment;
  const hasLogo = await hasPicture(db, { projectId, fileId: form.styling.logoFileId });
  const upload = uploadFor(deployment, form, deps);
  return { address, form: withoutSecrets(form), state, hasLogo, upload };
}

const kinds = ["image", "document"] as const;
const maxFileBytes = 20 * 1024 * 1024;

/** Anyone who has the page may upload as many files as it asks for; they wait until the answer is sent. */
function uploadFor(
  { projectId, ownerId }: RunningDeployment,
  { fields }: FormInterface,
  deps: Pick<FormDeps, "clock" | "digest">,
): PublicForm["upload"] {
  const maxFiles = fields.filter(({ type }) => type === "file").length;
  if (maxFiles === 0) return null;
  const options = {
    subject: filesOfForm(projectId),
    ownerId,
    personId: null,
    kinds,
    maxFiles,
    isWaiting: true,
  };
  return {
    ticket: createUploadTicket({ ...options, maxBytes: maxFileBytes }, deps),
    accept: acceptOf({ kinds: [...kinds] }),
  };
}

/** What belongs to a form itself: uploads whose answer wasn't sent yet. */
export const filesOfForm = (projectId: string) => ({ kind: "form", id: projectId });

/** What the files of an answer belong to. */
export const filesOfAnswer = (answerId: string) => ({ kind: "form-answer", id: answerId });
