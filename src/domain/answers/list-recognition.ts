import { listServices, type Service } from "#domain/catalogue/index.ts";
import { requireAdmin, type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { type Collection, type Language, languages } from "./contract.ts";
import type { AnswerDeskDeps } from "./deps.ts";
import { mergeEntries } from "./merge-entries.ts";
import { readRecognitionId, type RecognitionId, recognitionId } from "./merge-recognition.ts";
import { type AnswerRow, selectAnswerRows } from "./queries.ts";
import {
  EmergencyContent,
  NeedContent,
  type RecognitionDetail,
  type RecognitionItem,
} from "./recognition.ts";
import { questionOf } from "./rules.ts";
import { writtenSignals, writtenWays } from "./signals.ts";

/** What Aria recognises: emergencies in the order in which they are looked for, then a need for each service. @throws AppError forbidden */
export async function listRecognition(
  actor: Actor,
  deps: AnswerDeskDeps,
): Promise<RecognitionItem[]> {
  const { all } = await readAll(actor, deps);
  return all.map(({ id, kind, title, origin, isOff, isBroken, changedAt }) => ({
    id,
    kind,
    title,
    origin,
    isOff,
    isBroken,
    changedAt,
  }));
}

/** One of them, to be edited. @throws AppError forbidden, not_found */
export async function readRecognition(
  actor: Actor,
  id: string,
  deps: AnswerDeskDeps,
): Promise<RecognitionDetail> {
  const { all } = await readAll(actor, deps);
  const found = all.find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  return found;
}

async function readAll(actor: Actor, deps: AnswerDeskDeps) {
  await requireAdmin(deps.db, actor, deps);
  const { collection, files } = deps.answers;
  const rows = await selectAnswerRows(deps.db, collection);
  const services = await listServices(deps);
  const { entries } = mergeEntries(files, rows).collection;
  const row = (id: RecognitionId) => rows.find((one) => one.id === recognitionId(id));
  const emergencies = files.emergencies.map((emergency) => {
    const entry = entries.find((one) => one.id === emergency.entry);
    const title = entry ? questionOf(entry) : emergency.entry;
    return emergencyDetail({ emergency, title }, row({ kind: "emergency", of: emergency.entry }));
  });
  const needs = services.map((service) =>
    needDetail(service, files.needs[service.id], row({ kind: "need", of: service.id })),
  );
  return { all: [...emergencies, ...needs] };
}

const marksOf = (row: AnswerRow | undefined, isBroken: boolean, hasFile: boolean) =>
  ({
    origin: row?.content != null && !isBroken ? "changed" : hasFile ? "file" : "none",
    isOff: row?.isOff ?? false,
    isBroken,
    changedAt: row?.changedAt.toISOString() ?? null,
    revision: row?.revision ?? 0,
  }) as const;

function emergencyDetail(
  { emergency, title }: { emergency: Collection["emergencies"][number]; title: string },
  row: AnswerRow | undefined,
): RecognitionDetail {
  const stored = row?.content == null ? null : EmergencyContent.safeParse(row.content);
  const { signals, from } = stored?.data ?? emergency;
  return {
    id: recognitionId({ kind: "emergency", of: emergency.entry }),
    kind: "emergency",
    title,
    ...marksOf(row, stored?.success === false, true),
    signals: writtenSignals(signals),
    need: null,
    emergency: { from, answerId: emergency.entry },
  };
}

const silent = Object.fromEntries(languages.map((one) => [one, ""])) as Record<Language, string>;

function needDetail(
  service: Service,
  file: Collection["needs"][string] | undefined,
  row: AnswerRow | undefined,
): RecognitionDetail {
  const stored = row?.content == null ? null : NeedContent.safeParse(row.content);
  const need = stored?.data ?? file;
  return {
    id: recognitionId({ kind: "need", of: service.id }),
    kind: "need",
    title: service.title,
    ...marksOf(row, stored?.success === false, file !== undefined),
    signals: need ? writtenSignals(need.signals) : "",
    need: {
      why: { ...(need?.why ?? silent) },
      asksBack: { ...(need?.asksBack ?? silent) },
      scopes: furtherScopes(service).map(({ name, title }) => ({
        name,
        title,
        ways: writtenWays(need?.scopes[name] ?? ""),
      })),
    },
    emergency: null,
  };
}

/** All but the one that a service starts with, by the last part of their ids. */
export const furtherScopes = ({ id, scopes }: Service): { name: string; title: string }[] =>
  scopes.slice(1).map((scope) => ({ name: scope.id.slice(id.length + 1), title: scope.name }));

/** What an id names, with the service of a need. @throws AppError not_found */
export function requireRecognition(
  id: string,
  { files, services }: { files: Collection; services: readonly Service[] },
): RecognitionId & { service: Service | null } {
  const meant = readRecognitionId(id);
  const isNeed = meant?.kind === "need";
  const service = (isNeed && services.find((one) => one.id === meant.of)) || null;
  const isThere = isNeed
    ? service !== null
    : files.emergencies.some(({ entry }) => entry === meant?.of);
  if (!meant || !isThere) throw new AppError("not_found");
  return { ...meant, service };
}
