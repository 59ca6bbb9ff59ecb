import { redirect } from "react-router";
import { brand } from "#content/brand.ts";
import { demoPlace, demos } from "#content/demos.ts";
import { cancelBooking, moveBooking, readBooking, readCalendar } from "#domain/bookings/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Calendar } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Route } from "./+types/demo-page.ts";
import { TimePicker } from "./time-picker.tsx";

export const handle = { js: "none" } as const;

/** The demo of an unguessable token; 404 for every other. `?move=yes` shows the times to which it can be moved. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const demo = await readBooking(params.token, deps);
    const mayMove = demo.mayChange && demo.movesLeft > 0;
    const day = url.searchParams.get("day") ?? "";
    const calendar =
      mayMove && url.searchParams.has("move")
        ? await readCalendar({ zone: demo.zone, day }, deps)
        : null;
    const isMailKept = keepsMail(deps);
    return { demo, mayMove, calendar, token: params.token, isMailKept };
  });

/** Cancels or moves it, by `intent`. Looking at the page never does: mail programs follow links, too. */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const { token } = args.params;
    const deps = args.context.get(depsContext);
    const intent = formText(form, "intent");
    if (intent === "cancel") await cancelBooking(token, deps);
    else if (intent === "move") await moveBooking(token, formText(form, "at"), deps);
    else throw new AppError("invalid_input");
    return redirect(paths.demoPage(token), 303);
  });

/**
 * The address is the key: it goes to no other site, and is not kept. Not `no-referrer`: the forms would then be
 * sent with `Origin: null`, which the server must refuse.
 */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex",
});

export const meta = () => [
  { title: `Your demo · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

const titles = {
  cancelled: "Your demo is cancelled",
  held: "Your demo took place",
  missed: "We missed you",
} as const;

/** One demo: when and where, the file for a calendar, and the ways to move or cancel it. */
export default function DemoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { demo, mayMove, calendar, token, isMailKept } = loaderData;
  const refused = refusalOf(actionData);
  return (
    <div className="band booking">
      <div className="booking__main">
        <h1>{titleOf(demo)}</h1>
        {refused ? (
          <Notice tone="brick" live title={refused.message}>
            <p>Nothing has changed.</p>
          </Notice>
        ) : null}
        <Told demo={demo} isMailKept={isMailKept} />
        <Facts demo={demo} />
        {demo.mayChange ? (
          <p className="booking__ways">
            <ButtonLink href={paths.demoFile(token)} icon={<Calendar />} download>
              Add it to your calendar
            </ButtonLink>
            {mayMove && !calendar ? (
              <ButtonLink variant="quiet" href={paths.demoPage(token, { move: "yes" })}>
                Reschedule
              </ButtonLink>
            ) : null}
          </p>
        ) : (
          <p>
            <ButtonLink variant="quiet" href={paths.demo({ zone: demo.zone })}>
              Book another demo
            </ButtonLink>
          </p>
        )}
        {calendar ? (
          <section className="booking__move" aria-labelledby="move">
            <h2 id="move">Choose another time</h2>
            {calendar.day ? null : <p>No other times are available right now.</p>}
            <TimePicker
              calendar={calendar}
              forDay={{ action: paths.demoPage(token), method: "get", hidden: { move: "yes" } }}
              forTime={{
                action: paths.demoPage(token, { move: "yes", day: calendar.day?.day }),
                method: "post",
                hidden: { intent: "move" },
              }}
            />
            <p>
              <ButtonLink variant="plain" href={paths.demoPage(token)}>
                Leave it as it is
              </ButtonLink>
            </p>
          </section>
        ) : null}
        {demo.mayChange && !calendar ? <Cancel token={token} /> : null}
      </div>
    </div>
  );
}

type Demo = Route.ComponentProps["loaderData"]["demo"];

function titleOf({ status, mayChange, movesLeft }: Demo): string {
  if (status !== "booked") return titles[status];
  if (!mayChange) return "It is time for your demo";
  return movesLeft < demos.moves ? "Your demo has a new time" : "Your demo is booked";
}

function Told({ demo, isMailKept }: { demo: Demo; isMailKept: boolean }) {
  if (demo.status === "cancelled")
    return (
      <p className="section__lede">
        {demo.isCancelledByUs
          ? "We are sorry, but we had to cancel it."
          : "The time is free again."}{" "}
        {demo.reason ?? ""}
      </p>
    );
  if (demo.status === "booked" && demo.mayChange)
    return (
      <p className="section__lede">
        {isMailKept
          ? "No mail service is connected here yet: we pass the confirmation on to you by hand."
          : "A confirmation with an entry for your calendar is on its way to you."}{" "}
        Keep this page&apos;s address: anyone who has it can move or cancel the demo.
      </p>
    );
  return null;
}

function Facts({ demo }: { demo: Demo }) {
  const others = [...new Set([demo.ours, demo.utc])].filter((words) => words !== demo.words);
  return (
    <dl className="booking__facts">
      <dt>When</dt>
      <dd>
        <time dateTime={demo.startsAt}>{demo.words}</time>
        {others.map((words) => (
          <span key={words} className="block text-2 text-ink-soft">
            {words}
          </span>
        ))}
      </dd>
      {demo.status === "booked" ? (
        <>
          <dt>Where</dt>
          <dd>
            {demo.callLink ? (
              <a href={demo.callLink} rel="noreferrer">
                {demo.callLink}
              </a>
            ) : (
              demoPlace
            )}
          </dd>
        </>
      ) : null}
      {demo.wish ? (
        <>
          <dt>You would like to see</dt>
          <dd className="booking__wish">{demo.wish}</dd>
        </>
      ) : null}
    </dl>
  );
}

const Cancel = ({ token }: { token: string }) => (
  <details className="booking__cancel">
    <summary>Cancel this demo</summary>
    <form method="post" action={paths.demoPage(token)}>
      <p>Someone else can then book this time. You can always book another.</p>
      <Button type="submit" name="intent" value="cancel" variant="quiet">
        Cancel the demo
      </Button>
    </form>
  </details>
);
