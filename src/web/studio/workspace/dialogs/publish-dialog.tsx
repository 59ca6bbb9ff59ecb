import { useState } from "react";
import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { DeploymentView } from "#domain/projects/contract.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import type { DialogProps } from "../room.ts";
import { PublicAddress } from "./public-address.tsx";
import { useCall } from "./use-call.ts";
import { useOpened } from "./use-opened.ts";

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
  const publish = async () => {
    await store.save();
    if (store.state().saving.state === "failed") return dialog.current?.close();
    const { revision } = store.state().editing;
    setLive(await call<DeploymentView>("publish", { revision }));
    await refresh();
  };
  const isReady = problems.length === 0;
  const isAgain = facts.deployment?.state === "live";
  return (
    <Dialog
      ref={dialog}
      title={live ? `Live as v${live.number}` : isAgain ? "Publish the changes" : "Go live"}
      isTitleNews={live !== null}
      onClose={close}
      footer={
        live || !isReady ? (
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        ) : (
          <Button busy={isBusy} onClick={() => void publish()}>
            {isBusy ? "Publishing…" : "Publish"}
          </Button>
        )
      }
    >
      {live ? <PublicAddress type={project.serviceType} address={live.address} /> : null}
      {!live && isReady ? (
        <p>
          This version is frozen and goes live. What you change afterwards stays a draft until you
          publish again.
        </p>
      ) : null}
      {!live && !isReady ? (
        <>
          <p>This is missing before it can go live:</p>
          <ul className="workspace-dialog__list">
            {problems.map(({ path, message }) => (
              <li key={`${path.join(".")} ${message}`}>{message}</li>
            ))}
          </ul>
        </>
      ) : null}
      {failure ? (
        <Notice tone="brick" title="Not published" live>
          {failure}
        </Notice>
      ) : null}
    </Dialog>
  );
}
