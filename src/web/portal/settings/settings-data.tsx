import { redirect } from "react-router";
import { retention } from "#content/promises.ts";
import { counted } from "#content/words.ts";
import { DeleteAccountForm } from "#domain/privacy/contract.ts";
import { eraseSelf, listStoredData } from "#domain/privacy/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Download } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { portalMeta } from "../portal-meta.ts";
import type { Route } from "./+types/settings-data.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { SettingsPart } from "./settings-part.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(depsContext).clock().getTime();
  return {
    ordersKept: listStoredData().find(({ name }) => name === "order")?.kept ?? "",
    backupsUntil: new Date(now + retention.backupDays * dayMs).toISOString().slice(0, 10),
  };
}

/** Deletes the account; asks for the password, and for a plain yes. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { context } = args;
    const [actor, visit] = [context.get(actorContext), context.get(visitContext)];
    if (formText(form, "intent") !== "delete") throw new AppError("invalid_input");
    const input = readForm(form, DeleteAccountForm);
    const { id } = await eraseSelf(visit, actor, input, context.get(depsContext));
    return redirect(paths.accountDeleted(id), 303);
  });

export const meta = () => portalMeta("Your data · Settings");

export default function SettingsData({ loaderData, actionData }: Route.ComponentProps) {
  const { ordersKept, backupsUntil } = loaderData;
  return (
    <>
      <SettingsPart
        title="A copy of your data"
        lede={
          <p>
            One file with everything that we store about you: profile, sessions, orders, quotes,
            projects and videos, what your chatbots have learned and the contacts they took,
            connections, emails, names of your files, and the history of your account. Passwords,
            codes, keys and the content of files are left out.
          </p>
        }
      >
        <div>
          <ButtonLink href={paths.dataExport()} variant="solid" icon={<Download />}>
            Download my data
          </ButtonLink>
          <p className="settings__hint">JSON, readable by people and programs.</p>
        </div>
      </SettingsPart>
      <SettingsPart
        title="Delete my account"
        lede={<p>This happens immediately and can’t be undone.</p>}
      >
        <dl className="settings__facts">
          <dt>What is deleted</dt>
          <dd>
            Your name, company, address and password, two-factor sign-in, all sessions, your quotes,
            requests, files, videos and projects, everything you’ve published, what your chatbots
            have learned, their conversations and contacts, your connections with their keys, and
            the emails that we sent you.
          </dd>
          <dt>What stays</dt>
          <dd>
            Your orders, without your name and address, {ordersKept}. So does the fact that an
            account was deleted, without a name.
          </dd>
          <dt>Backups</dt>
          <dd>
            They are kept for {counted(retention.backupDays, "day")}: the last one with your data is
            deleted on <Moment at={backupsUntil} dayOnly long />.
          </dd>
        </dl>
        <DeleteAccount outcome={actionData} />
      </SettingsPart>
    </>
  );
}
