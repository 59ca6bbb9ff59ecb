import type { DeploymentView } from "#domain/projects/contract.ts";
import { Badge } from "../../../ui/Badge.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Moment } from "../../../ui/Moment.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { ThreadLoading } from "../../../ui/Thread.tsx";
import type { DialogProps } from "../room.ts";
import { PublicAddress } from "./public-address.tsx";
import { useCall, useRead } from "./use-call.ts";
import { useOpened } from "./use-opened.ts";

const states = {
  live: { word: "Live", tone: "moss" },
  paused: { word: "Paused", tone: "amber" },
  retired: { word: "Replaced", tone: "plain" },
} as const;

/** What was published, newest first; any of it can go live again. */
export function DeploymentsDialog({ project, refresh, close }: DialogProps) {
  const dialog = useOpened();
  const { call, isBusy, failure } = useCall(project.id);
  const { answer, read } = useRead<DeploymentView[]>(project.id, "deployments");
  const rollBack = async (deploymentId: string) => {
    if (!(await call("roll-back", { deploymentId }))) return;
    await Promise.all([read(), refresh()]);
  };
  const running = answer?.find(({ state }) => state !== "retired");
  return (
    <Dialog ref={dialog} title="Published versions" className="workspace-dialog" onClose={close}>
      {answer === undefined ? <ThreadLoading label="Loading" /> : null}
      {answer === null ? (
        <Notice tone="brick">The list couldn’t be loaded. Close this and try again.</Notice>
      ) : null}
      {answer?.length === 0 ? <p>Nothing has been published yet.</p> : null}
      {running ? <PublicAddress project={project} address={running.address} /> : null}
      <ul className="workspace-dialog__rows">
        {answer?.map(({ id, number, state, publishedAt, publishedBy }) => (
          <li key={id}>
            <span className="workspace-dialog__who workspace-dialog__version">
              <span>
                <b className="figures">v{number}</b>{" "}
                <Badge tone={states[state].tone}>{states[state].word}</Badge>
              </span>
              <span className="text-ink-soft">
                <Moment at={publishedAt} /> by {publishedBy}
              </span>
            </span>
            {state === "retired" ? (
              <Button
                variant="quiet"
                size="small"
                busy={isBusy}
                aria-label={`Put v${number} live again`}
                onClick={() => void rollBack(id)}
              >
                Put live again
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {failure ? (
        <Notice tone="brick" live>
          {failure}
        </Notice>
      ) : null}
    </Dialog>
  );
}
