import { Link, redirect } from "react-router";
import { connectionGroups, connectionWords } from "#content/connection-kinds.ts";
import {
  ConnectionKindName,
  connectionKinds,
  isConnectionKind,
  kindGroup,
  kindTitle,
  newConnectionForm,
} from "#domain/connections/contract.ts";
import { addConnection, listConnections } from "#domain/connections/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { portalMeta } from "../portal-meta.ts";
import { SavedNotice, savedAt } from "../settings/saved-notice.tsx";
import type { Route } from "./+types/connections.ts";
import { ConnectionList } from "./connection-list.tsx";
import { NewConnection } from "./new-connection.tsx";

/** `?add=` is the kind whose form is open. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const connections = await listConnections(context.get(actorContext), context.get(depsContext));
    const asked = url.searchParams.get("add") ?? "";
    return { connections, adding: isConnectionKind(asked) ? asked : null };
  });

/** Adds a connection of a kind; a webhook's page says its signing secret at once, as it is shown this once. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    const kind = ConnectionKindName.safeParse(formText(form, "kind")).data;
    if (!kind) throw new AppError("invalid_input");
    const input = readForm(form, newConnectionForm(kind));
    const deps = context.get(depsContext);
    const saved = await addConnection(context.get(actorContext), { kind, input }, deps);
    const { id, signingSecret } = saved;
    if (signingSecret === null) return redirect(savedAt(paths.portalConnection(id), "added"), 303);
    return done("Connection saved.", { id, signingSecret });
  });

export const meta = () => portalMeta("Connections");

/** The person's connections, and what can be connected. */
export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, adding } = loaderData;
  return (
    <>
      <PageHead
        title="Connections"
        lede="Services that your bots and automations can use. Keys are encrypted and never shown again."
      />
      <SavedNotice texts={{ deleted: "Connection deleted." }} isOver={Boolean(actionData)} />
      {adding ? <NewConnection key={adding} kind={adding} outcome={actionData} /> : null}
      {connections.length > 0 ? (
        <ConnectionList connections={connections} />
      ) : adding ? null : (
        <EmptyState>
          <p>No connections yet. Choose a service below.</p>
        </EmptyState>
      )}
      <section className="portal-part kinds-part">
        <h2 className="portal-part__title">{adding ? "Add another service" : "Add a service"}</h2>
        <ul className="kinds">
          {Object.keys(connectionGroups).flatMap((group) =>
            connectionKinds
              .filter((kind) => kindGroup(kind) === group)
              .map((kind) => (
                <li key={kind}>
                  <Link className="kinds__kind" to={paths.portalConnections(kind)}>
                    <span className="kinds__title">{kindTitle(kind)}</span>
                    <span className="kinds__about">{connectionWords[kind].about}</span>
                  </Link>
                </li>
              )),
          )}
        </ul>
      </section>
    </>
  );
}
