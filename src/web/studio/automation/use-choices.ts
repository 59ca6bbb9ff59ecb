import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import type { AutomationChoices, SampleMail } from "#domain/automations/contract.ts";
import type { Json } from "#kit/json-changes.ts";
import { postJson, refusalOf } from "../../kit/api-call.ts";
import { paths } from "../../paths.ts";

const nothing: Omit<AutomationChoices, "projectId"> = {
  connections: [],
  projects: [],
  webhooks: {},
  mails: {},
  hasModel: true,
  latest: null,
  pins: {},
};

/** What there is to choose from, and how to read it again: a new trigger has its address once it is saved. */
export function useChoices(projectId: string): {
  choices: AutomationChoices;
  readAgain: () => void;
} {
  const [choices, setChoices] = useState<AutomationChoices>({ ...nothing, projectId });
  const readAgain = useCallback(() => {
    // Without it the designer works, and offers nothing to choose.
    fetch(paths.automationCall(projectId, "choices"), { headers: { accept: "application/json" } })
      .then(
        async (response) => response.ok && setChoices((await response.json()) as AutomationChoices),
      )
      .catch(() => {});
  }, [projectId]);
  useEffect(readAgain, [readAgain]);
  return { choices, readAgain };
}

/** Takes the latest mail of a mailbox as its trigger's sample. @throws as startRun */
export async function takeSampleMail(
  projectId: string,
  input: z.input<typeof SampleMail>,
): Promise<{ sample: Json | null; problem: string }> {
  const path = paths.automationCall(projectId, "sample-mail");
  return postJson(path, input, { key: crypto.randomUUID() });
}

/** Starts a run by hand. @returns its id. @throws ApiError; TypeError where the line is gone */
export async function startRun(
  projectId: string,
  input: {
    mode: "live" | "test" | "test-with-effects";
    data?: string;
    /** What was filled in for its manual trigger's form, by the ids of its fields. */
    answers?: Readonly<Record<string, string>>;
    key: string;
  },
): Promise<string> {
  const response = await fetch(paths.automationCall(projectId, "start"), {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw await refusalOf(response);
  return ((await response.json()) as { runId: string }).runId;
}
