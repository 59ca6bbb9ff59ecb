import { redirect } from "react-router";
import { endOtherSessions, endOwnSession, listOwnSessions } from "#domain/accounts/index.ts";
import { AppError } from "#errors";
import { browserName } from "#kit/browser-name.ts";
import { addressWords } from "../../kit/address-words.ts";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { CircleCheck } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/settings-sessions.ts";
import { SavedNotice, savedAt } from "./saved-notice.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

export const loader = ({ context }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const sessions = await listOwnSessions(context.get(actorContext), context.get(depsContext));
    return {
      // This one first; the rest as they were last used.
      sessions: sessions
        .map(({ userAgent, ...session }) => ({ ...session, browser: browserName(userAgent) }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    };
  });

/** Ends one session, or all but this. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
      const intent = formText(form, "intent");
      if (intent === "others") await endOtherSessions(actor, deps);
      else if (intent === "one") await endOwnSession(actor, formText(form, "session"), deps);
      else throw new AppError("invalid_input");
      return redirect(savedAt(paths.settingsSessions(), intent), 303);
    },
    ({ code }) =>
      code === "not_found" ? { message: "This session has already ended." } : undefined,
  );

export const meta = () => portalMeta("Sessions · Settings");

const saved = { one: "The session has ended.", others: "All other sessions have ended." };

type Session = Route.ComponentProps["loaderData"]["sessions"][number];

const columns: Column<Session>[] = [
  {
    title: "Browser",
    isName: true,
    cell: ({ browser, isCurrent }) => (
      <>
        {browser}
        {isCurrent ? (
          <Badge tone="moss" icon={<CircleCheck size={16} />}>
            This session
          </Badge>
        ) : null}
      </>
    ),
  },
  { title: "Address", cell: ({ address }) => addressWords(address) },
  { title: "Started", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: "Last used", cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} dayOnly /> },
  { title: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  {
    title: "End session",
    isActions: true,
    cell: ({ id, isCurrent, browser }) =>
      isCurrent ? null : (
        <SettingsForm
          intent="one"
          outcome={undefined}
          submit={
            <>
              End<span className="sr-only"> the session of {browser}</span>
            </>
          }
          busy="Ending..."
          variant="quiet"
          inline
        >
          <input type="hidden" name="session" value={id} />
        </SettingsForm>
      ),
  },
];

export default function SettingsSessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions } = loaderData;
  const refused = refusalOf(actionData);
  return (
    <>
      <SavedNotice texts={saved} isOver={Boolean(actionData)} />
      {refused ? <Notice tone="brick" live title={refused.message} /> : null}
      <SettingsPart
        isWide
        title="Where you are signed in"
        lede={
          <p>
            If you don’t recognise a session, end it and change your password. We only keep the day
            of last use.
          </p>
        }
      >
        <DataTable
          caption="Your sessions"
          columns={columns}
          rows={sessions}
          keyOf={({ id }) => id}
        />
        {sessions.length > 1 ? (
          <SettingsForm
            intent="others"
            outcome={undefined}
            submit="End all other sessions"
            busy="Ending..."
          />
        ) : (
          <p className="settings__hint">There are no other sessions.</p>
        )}
      </SettingsPart>
    </>
  );
}
