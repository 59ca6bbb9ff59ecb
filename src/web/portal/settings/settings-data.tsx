import { redirect } from "react-router";
import { retention } from "#content/promises.ts";
import { counted, dated } from "#content/words.ts";
import { eraseSelf, listStoredData } from "#domain/privacy/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import { answerProblem } from "../../kit/answer-problem.ts";
import { depsContext, renderErrorContext, visitContext } from "../../kit/context.ts";
import { actorContext } from "../../kit/guards.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Download } from "../../ui/icons.tsx";
import { portalMeta } from "../portal-meta.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { SettingsPart } from "./settings-part.tsx";
import type { Route } from "./+types/settings-data.ts";

export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(depsContext).clock().getTime();
  return {
    ordersKept: listStoredData().find(({ name }) => name === "order")?.kept ?? "",
    backupsUntil: new Date(now + retention.backupDays * dayMs).toISOString().slice(0, 10),
  };
}

/** Deletes the account; asks for the password, and for a plain yes. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const [actor, visit] = [context.get(actorContext), context.get(visitContext)];
  let receipt: string;
  try {
    if (form.get("intent") !== "delete" || form.get("confirmed") !== "on")
      throw new AppError("invalid_input", {
        fields: { confirmed: "Tick this box if you want to delete your account." },
      });
    const input = Object.fromEntries(form);
    receipt = (await eraseSelf(visit, actor, input, context.get(depsContext))).id;
  } catch (thrown) {
    return answerProblem(thrown, form, context.get(renderErrorContext));
  }
  return redirect(paths.accountDeleted(receipt), 303);
}

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
            mails, and the history of your account. Passwords and codes are left out.
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
        lede={<p>This happens immediately and can't be undone.</p>}
      >
        <dl className="settings__facts">
          <dt>What is deleted</dt>
          <dd>
            Your name, company, address and password, two-factor sign-in, all sessions, your quotes
            and requests, and the mails that we sent you.
          </dd>
          <dt>What stays</dt>
          <dd>
            Your orders, without your name and address, {ordersKept}. So does the fact that an
            account was deleted, without a name.
          </dd>
          <dt>Backups</dt>
          <dd>
            They are kept for {counted(retention.backupDays, "day")}: the last one that knows you is
            gone on {dated(backupsUntil)}.
          </dd>
        </dl>
        <DeleteAccount problem={actionData?.problem} />
      </SettingsPart>
    </>
  );
}
