import { useState } from "react";
import type { AutomationChoices } from "#domain/automations/contract.ts";
import type { AutomationTrigger } from "#domain/projects/configuration/automation.ts";
import { asText } from "#steps/contract.ts";
import { mailTrigger } from "#steps/triggers/mail.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { Button } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CopyText } from "../workspace/dialogs/copy-text.tsx";
import { takeSampleMail } from "./use-choices.ts";

type Props = {
  trigger: AutomationTrigger;
  choices: AutomationChoices;
  isReadOnly: boolean;
  /** Saves, and reads what there is again. */
  refresh: () => void;
};

/** How a mail trigger stands: its mailbox or its address, and the mail that serves as an example. */
export function MailFacts({ trigger, choices, isReadOnly, refresh }: Props) {
  const mail = choices.mails[trigger.id];
  const connectionId = asText(trigger.configuration.settings["connectionId"]);
  if (isReadOnly) return null;
  if (!mail)
    return (
      <Button variant="quiet" size="small" onClick={refresh}>
        {connectionId === "" ? "Save, and show its address" : "Save, and look for emails"}
      </Button>
    );
  return (
    <div className="designer__part">
      {connectionId === "" ? (
        <>
          <p className="field__hint">
            Have your mail service post emails to this address. Anyone who has it can start the
            automation.
          </p>
          <CopyText label="Address for your mail service" text={mail.address} />
        </>
      ) : (
        <p className="field__hint">
          {mail.checkedAt ? (
            <>
              Last checked on <Moment at={mail.checkedAt} long />.
            </>
          ) : (
            "Once the automation is published, this mailbox is checked every two minutes. Only emails that arrive after that start a run."
          )}
        </p>
      )}
      {mail.problem === "" ? null : (
        <Notice tone="brick" title="The mailbox can’t be read">
          {mail.problem}
        </Notice>
      )}
      <Sample {...{ trigger, choices, refresh, connectionId }} sample={mail.sample} />
    </div>
  );
}

function Sample({
  trigger,
  choices,
  refresh,
  connectionId,
  sample,
}: Omit<Props, "isReadOnly"> & {
  connectionId: string;
  sample: AutomationChoices["mails"][string]["sample"];
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const take = async () => {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      const input = { triggerId: trigger.id, connectionId };
      setProblem((await takeSampleMail(choices.projectId, input)).problem);
      refresh();
    } catch (error) {
      setProblem(refusalWords(error));
    }
    setBusy(false);
  };
  return (
    <>
      <p className="field__hint">
        {sample === undefined
          ? "No email yet. The steps see the example below until one comes. "
          : "The last email is kept as a sample. "}
        <Button
          variant="plain"
          size="small"
          busy={busy}
          onClick={connectionId === "" ? refresh : () => void take()}
        >
          {busy ? "Looking…" : connectionId === "" ? "Look again" : "Take the latest email"}
        </Button>
      </p>
      <details className="run-data">
        <summary>{sample === undefined ? "Example" : "Sample"}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
        <pre tabIndex={0}>{JSON.stringify(sample ?? mailTrigger.sample, null, 2)}</pre>
      </details>
      {problem === "" ? null : (
        <Notice tone="amber" title="No sample was taken" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
