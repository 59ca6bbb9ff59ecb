import { data } from "react-router";
import { readErasure, type ErasureReceipt } from "#domain/privacy/index.ts";
import { AppError } from "#errors";
import { longDate } from "#kit/date-words.ts";
import { depsContext } from "../kit/context.ts";
import { pageMeta } from "../kit/page-meta.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { pagePatterns } from "../page-patterns.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import type { Route } from "./+types/account-deleted.ts";
import { AccountPage } from "./account-page.tsx";

/** `?receipt=` names the erasure; 404 where there is none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const id = url.searchParams.get("receipt") ?? "";
  const receipt = await translateErrors(() =>
    readErasure(id, deps).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") return null;
      throw error;
    }),
  );
  return data({ receipt, publicUrl: deps.publicUrl }, { status: receipt ? 200 : 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: loaderData.receipt ? "Your account is deleted" : "No such receipt",
        description: "What was deleted with an account, and what was anonymised.",
        path: pagePatterns.accountDeleted,
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`;

/** What each figure of the receipt counts, in plain words; what there was none of is left out. */
function linesOf({ purged }: ErasureReceipt): { what: string; how: string }[] {
  // Receipts from before these could be stored don't count them.
  const {
    sessions,
    enquiries,
    conversations = 0,
    quotes = 0,
    requests = 0,
    demos = 0,
    files = 0,
    projects = 0,
    mails,
    orders,
  } = purged;
  const kept =
    "kept without your name and address, because the law requires us to keep business records";
  return [
    {
      many: 1,
      what: "The account",
      how: "deleted, with name, address, company, password and second factor",
    },
    { many: sessions, what: count(sessions, "session"), how: "ended and deleted" },
    { many: conversations, what: count(conversations, "conversation"), how: "deleted" },
    { many: enquiries, what: count(enquiries, "request"), how: "deleted" },
    { many: quotes, what: count(quotes, "quote"), how: "deleted" },
    { many: requests, what: `${count(requests, "note")} of Aria’s`, how: "deleted" },
    { many: demos, what: count(demos, "demo"), how: "deleted; upcoming demos are cancelled" },
    { many: files, what: count(files, "file"), how: "deleted" },
    {
      many: projects,
      what: count(projects, "project"),
      how: "deleted, with all versions, and taken offline",
    },
    { many: mails, what: count(mails, "email"), how: "deleted, including unsent ones" },
    { many: orders, what: count(orders, "order"), how: kept },
  ].filter(({ many }) => many > 0);
}

/** The receipt of an erasure (design, open points): what it took, what stays without a name, and backups. */
export default function AccountDeleted({ loaderData }: Route.ComponentProps) {
  const { receipt } = loaderData;
  if (!receipt)
    return (
      <AccountPage
        title="No such receipt"
        lede={
          <p>
            There is no deletion with this number. Check that the address is complete. Receipts
            contain no names, so we can&apos;t look one up for you.
          </p>
        }
      >
        <ButtonLink href={paths.home()} size="large">
          Go to the home page
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage
      title="The account is deleted"
      lede={
        <p>This is your receipt. It contains no name. Save its address if you might need it.</p>
      }
      aside={
        <>
          <h2 className="account__subtitle">Backups</h2>
          <p>
            Older backups contain the account until{" "}
            <strong>{longDate(receipt.backupsUntil)}</strong>. After that they are deleted, too.
          </p>
        </>
      }
    >
      <dl className="account__receipt">
        {linesOf(receipt).map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
        <div>
          <dt>Done on</dt>
          <dd>{longDate(receipt.at)}</dd>
        </div>
        <div>
          <dt>Receipt</dt>
          <dd>
            <code>{receipt.id}</code>
          </dd>
        </div>
      </dl>
      <ButtonLink href={paths.home()} size="large" variant="quiet">
        Go to the home page
      </ButtonLink>
    </AccountPage>
  );
}
