import { Link, redirect } from "react-router";
import {
  changedConnectionForm,
  type ConnectionUse,
  kindTakesDeliveries,
  kindTitle,
} from "#domain/connections/contract.ts";
import {
  changeConnection,
  deleteConnection,
  listDeliveries,
  readConnection,
  renewSigningSecret,
  resendDelivery,
  testConnection,
} from "#domain/connections/index.ts";
import { AppError } from "#errors";
import { AreaFailure } from "../../account/area-failure.tsx";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { confirmFirst, runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { PageHead } from "../../ui/AppFrame.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { portalMeta } from "../portal-meta.ts";
import { SavedNotice, savedAt } from "../settings/saved-notice.tsx";
import { SettingsPart } from "../settings/settings-part.tsx";
import type { Route } from "./+types/connection.ts";
import { ConnectionFields } from "./connection-fields.tsx";
import { ConnectionNow } from "./connection-now.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { KindHelp } from "./kind-help.tsx";
import { SigningSecret } from "./signing-secret.tsx";

export const ErrorBoundary = () => (
  <AreaFailure list={{ to: paths.portalConnections(), label: "Connections" }} />
);

/** `?after=` is a place among its deliveries. */
export const loader = ({ context, params: { id }, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const after = url.searchParams.get("after") ?? "";
    const read = await readConnection(actor, id, deps);
    return {
      ...read,
      after,
      deliveries: await listDeliveries(actor, { connectionId: id, after }, deps),
    };
  });

/** `intent` is test, change, renew, resend (`deliveryId`) or delete. */
export const action = (args: Route.ActionArgs) =>
  runForm<{ signingSecret: string } | undefined>(args, async (form) => {
    const { id } = args.params;
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    const intent = formText(form, "intent");
    const isConfirmed = formText(form, "confirmed") === "yes";
    if (intent === "test") {
      const { state } = await testConnection(actor, id, deps);
      return done(state === "working" ? "The test worked." : "The test failed.", undefined);
    }
    if (intent === "change") {
      const { connection } = await readConnection(actor, id, deps);
      const input = readForm(form, changedConnectionForm(connection.kind));
      const { state } = await changeConnection(actor, { id, input }, deps);
      return done(
        state === "working" ? "Saved. The test worked." : "Saved. The test failed.",
        undefined,
      );
    }
    if (intent === "renew") {
      if (!isConfirmed) return confirmFirst();
      const signingSecret = await renewSigningSecret(actor, id, deps);
      return done("The new signing secret is in use.", { signingSecret });
    }
    if (intent === "resend") {
      const deliveryId = formText(form, "deliveryId");
      await resendDelivery(actor, { connectionId: id, deliveryId }, deps);
      return done("The delivery is being sent again.", undefined);
    }
    if (intent !== "delete") throw new AppError("invalid_input");
    if (!isConfirmed) return confirmFirst();
    await deleteConnection(actor, id, deps);
    return redirect(savedAt(paths.portalConnections(), "deleted"), 303);
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portalMeta(loaderData ? `${loaderData.connection.name} · Connections` : "Page not found");

/** One connection: how it works, its fields, what uses it and what was delivered to it. */
export default function Connection({ loaderData, actionData }: Route.ComponentProps) {
  const { connection, uses, deliveries, after } = loaderData;
  const { id, kind, name } = connection;
  const here = paths.portalConnection(id, after);
  const actions = useActions(here, actionData);
  const { outcome } = actions;
  const shown = outcome?.kind === "done" ? outcome.result : undefined;
  return (
    <>
      <Link className="back-link" to={paths.portalConnections()}>
        <ArrowLeft size={16} />
        <span>All connections</span>
      </Link>
      <PageHead
        title={name}
        lede={kindTitle(kind)}
        actions={
          <ActionButton
            actions={actions}
            fields={{ intent: "test" }}
            variant="solid"
            busy="Testing..."
          >
            Test
          </ActionButton>
        }
      />
      <SavedNotice texts={{ added: "Connection saved." }} isOver={Boolean(outcome)} />
      <OutcomeBanner outcome={outcome} failure="Nothing was changed" />
      <ConfirmAction actions={actions} questionOf={questionOf(uses)} back={here} />
      {shown ? <SigningSecret secret={shown.signingSecret} /> : null}
      <ConnectionNow connection={connection} uses={uses} />
      <SettingsPart title="Change" lede={<KindHelp kind={kind} />}>
        <ActionForm
          key={connection.changedAt}
          {...actions.form}
          className="settings__form"
          intent="change"
          schema={() =>
            import("#domain/connections/contract.ts").then((contract) =>
              contract.changedConnectionForm(kind),
            )
          }
          submit="Save and test"
          busy="Testing..."
          button={{ variant: "solid", className: "settings__go" }}
        >
          {(field) => <ConnectionFields kind={kind} field={field} connection={connection} />}
        </ActionForm>
      </SettingsPart>
      {kindTakesDeliveries(kind) ? (
        <DeliveryList
          deliveries={deliveries}
          actions={actions}
          pages={{
            first: after ? paths.portalConnection(id) : null,
            next: nextOf(id, deliveries.next),
          }}
        />
      ) : null}
      {kind === "webhook" ? (
        <SettingsPart
          title="Signing secret"
          lede={
            <p>Replace it if someone else may know it. The old one stops working immediately.</p>
          }
        >
          <ActionButton actions={actions} fields={{ intent: "renew" }} asks busy="Replacing...">
            Replace the signing secret
          </ActionButton>
        </SettingsPart>
      ) : null}
      <SettingsPart title="Delete" lede={<p>Deletes its keys and its log of deliveries.</p>}>
        <ActionButton actions={actions} fields={{ intent: "delete" }} asks busy="Deleting...">
          Delete this connection
        </ActionButton>
      </SettingsPart>
    </>
  );
}

const nextOf = (id: string, next: string | null) => next && paths.portalConnection(id, next);

const questionOf = (uses: ConnectionUse[]) => (intent: string) =>
  intent === "renew"
    ? {
        title: "Replace the signing secret?",
        text: "From now on, requests are signed with the new secret. Your server will refuse them until you enter it there.",
        confirm: "Replace it",
      }
    : {
        title: "Delete this connection?",
        text:
          uses.length === 0
            ? "Nothing uses it at the moment. This can’t be undone."
            : `It is used by ${uses.map((use) => `“${use.name}”`).join(", ")}, which will keep running without it. This can’t be undone.`,
        confirm: "Delete it",
      };
