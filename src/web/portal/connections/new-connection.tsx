import { Link } from "react-router";
import { type ConnectionKind, kindTitle } from "#domain/connections/contract.ts";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { paths } from "../../paths.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { SettingsPart } from "../settings/settings-part.tsx";
import { ConnectionFields } from "./connection-fields.tsx";
import { KindHelp } from "./kind-help.tsx";
import { SigningSecret } from "./signing-secret.tsx";

type Added = { id: string; signingSecret: string };

/** The form of a new connection, beside how its key is made; then, of a webhook, the secret that it signs with. */
export function NewConnection({
  kind,
  outcome,
}: {
  kind: ConnectionKind;
  outcome: FormOutcome<Added | undefined> | undefined;
}) {
  const added = outcome?.kind === "done" ? outcome.result : undefined;
  return (
    <SettingsPart title={`Connect ${titleOf(kind)}`} lede={<KindHelp kind={kind} isNew />}>
      {added ? (
        <>
          <SigningSecret secret={added.signingSecret} />
          <p>
            <Link className="button button--solid" to={paths.portalConnection(added.id)}>
              <span>Open the connection</span>
            </Link>
          </p>
        </>
      ) : (
        <ActionForm
          className="settings__form"
          outcome={outcome}
          intent="add"
          schema={() =>
            import("#domain/connections/contract.ts").then(({ newConnectionForm }) =>
              newConnectionForm(kind),
            )
          }
          submit="Save and test"
          busy="Testing..."
          button={{ className: "settings__go" }}
        >
          {(field) => (
            <>
              <input type="hidden" name="kind" value={kind} />
              <ConnectionFields kind={kind} field={field} />
            </>
          )}
        </ActionForm>
      )}
    </SettingsPart>
  );
}

const titleOf = (kind: ConnectionKind) => ownTitles[kind] ?? kindTitle(kind);
const ownTitles: Partial<Record<ConnectionKind, string>> = {
  ai: "your AI provider",
  webhook: "a webhook",
  mailbox: "a mailbox",
};
