import { lazy, Suspense, useState } from "react";
import { itemWords } from "#domain/projects/configuration/describe-changes.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { DeploymentView } from "#domain/projects/contract.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ExternalLink } from "../../../ui/icons.tsx";
import type { DialogProps } from "../room.ts";
import { DialogFailure } from "./dialog-failure.tsx";
import { PublicAddress } from "./public-address.tsx";
import { publicPath } from "./public-path.ts";
import { useCall } from "./use-call.ts";
import { useOpened } from "./use-opened.ts";

const BotPlan = lazy(() => import("../../chatbot/bot-plan.tsx"));
const TestsBeforePublish = lazy(() => import("../../chatbot/tests-before-publish.tsx"));

/** Saves the draft, freezes it, and says where it is live; or what keeps it from going live. */
export function PublishDialog({
  project,
  store,
  facts,
  refresh,
  close,
  problems,
}: DialogProps & { problems: readonly Problem[] }) {
  const dialog = useOpened();
  const { call, isBusy, failure } = useCall(project.id);
  const [live, setLive] = useState<DeploymentView | null>(null);
  const save = async () => {
    await store.save();
    return store.state().saving.state !== "failed";
  };
  const publish = async () => {
    if (!(await save())) return dialog.current?.close();
    const { revision } = store.state().editing;
    setLive(await call<DeploymentView>("publish", { revision }));
    await refresh();
  };
  const warnings = problems.filter(({ isWarning }) => isWarning);
  const errors = problems.filter(({ isWarning }) => !isWarning);
  const isReady = errors.length === 0;
  const { configuration } = store.state().editing.document;
  const toItem = ({ path, message }: Problem) => {
    const item = itemWords(configuration, path);
    return <li key={`${path.join(".")} ${message}`}>{item ? `${item}: ${message}` : message}</li>;
  };
  const livePath = live ? publicPath(project.serviceType, live.address) : null;
  const closeButton = (
    <Button variant={livePath ? "quiet" : "primary"} onClick={() => dialog.current?.close()}>
      Close
    </Button>
  );
  const isAgain = facts.deployment?.state === "live";
  const { editing, saving } = store.state();
  const isUnchanged =
    isAgain && saving.state === "saved" && facts.deployment?.revision === editing.revision;
  return (
    <Dialog
      ref={dialog}
      title={live ? `Live as v${live.number}` : isAgain ? "Publish the changes" : "Go live"}
      isTitleNews={live !== null}
      className="workspace-dialog"
      onClose={close}
      footer={
        livePath ? (
          <>
            {closeButton}
            <ButtonLink
              href={livePath}
              target="_blank"
              rel="noreferrer"
              iconAfter={<ExternalLink size={16} />}
            >
              Open it
            </ButtonLink>
          </>
        ) : live || !isReady ? (
          closeButton
        ) : (
          <Button busy={isBusy} onClick={() => void publish()}>
            {isBusy ? "Publishing…" : "Publish"}
          </Button>
        )
      }
    >
      {live ? <PublicAddress project={project} address={live.address} hasOpener={false} /> : null}
      {!live && isReady ? (
        <p>
          {isUnchanged
            ? `Nothing has changed since v${facts.deployment?.number} went live. `
            : null}
          This version is frozen and goes live. What you change afterwards stays a draft until you
          publish again.
        </p>
      ) : null}
      {!live && !isReady ? (
        <>
          <p>Fix this before it can go live:</p>
          <ul className="workspace-dialog__list">{errors.map(toItem)}</ul>
        </>
      ) : null}
      {!live && warnings.length > 0 ? (
        <>
          <p>Worth checking, but it doesn’t block publishing:</p>
          <ul className="workspace-dialog__list">{warnings.map(toItem)}</ul>
        </>
      ) : null}
      {!live && isReady && project.serviceType === "chatbot" ? (
        <Suspense>
          <BotPlan projectId={project.id} goesLive={!facts.deployment} />
          <TestsBeforePublish projectId={project.id} save={save} />
        </Suspense>
      ) : null}
      {failure ? <DialogFailure title="Not published">{failure}</DialogFailure> : null}
    </Dialog>
  );
}
