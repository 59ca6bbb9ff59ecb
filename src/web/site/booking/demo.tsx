import { redirect } from "react-router";
import { demos, demosClosed } from "#content/demos.ts";
import { openingWords } from "#content/opening-hours.ts";
import { SlotTime } from "#domain/bookings/contract.ts";
import { bookDemo, readCalendar } from "#domain/bookings/index.ts";
import { keepsMail } from "#domain/mail/index.ts";
import { newId } from "#kit/ids.ts";
import { momentWords } from "#kit/zone-words.ts";
import { readTimeZone } from "#kit/zoned-time.ts";
import { depsContext, visitContext } from "../../kit/context.ts";
import { textFields } from "../../kit/form-text.ts";
import { refusalOf } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowLeft, ArrowRight } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Route } from "./+types/demo.ts";
import { BookingForm, type Booker } from "./booking-form.tsx";
import { BookingNotes } from "./booking-notes.tsx";
import { TimePicker } from "./time-picker.tsx";
import { ZoneForm } from "./zone-form.tsx";

export const handle = { js: "none" } as const;

/** `?zone=`, `?day=` and `?at=` (paths.ts); without a zone, the browser asks again with its own (own-zone.ts). */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const deps = context.get(depsContext);
    const asked = Object.fromEntries(
      ["zone", "day", "at"].map((name) => [name, url.searchParams.get(name) ?? ""]),
    );
    return {
      booked: bookedWords(url.searchParams, deps.clock()),
      isMailKept: keepsMail(deps),
      calendar: await readCalendar(asked, deps),
      isZoneGiven: asked["zone"] !== "",
      isTimeGone: asked["at"] !== "",
      isChoosingZone: url.searchParams.has("zones"),
      zone: asked["zone"] || undefined,
      requestKey: newId("key"),
      me: await whoBooks(context),
      publicUrl: deps.publicUrl,
    };
  });

/** The time that was just asked for, in words; null where the address names none that is still to come. */
function bookedWords(asked: URLSearchParams, now: Date): string | null {
  const at = SlotTime.safeParse(asked.get("booked"));
  if (!at.success || at.data < now) return null;
  return momentWords(at.data, readTimeZone(asked.get("zone") ?? "") ?? "UTC");
}

/** Name and address of whoever is signed in, to begin with; the page stands without. */
async function whoBooks(context: Route.LoaderArgs["context"]): Promise<Booker | undefined> {
  const person = await context
    .get(visitContext)
    .actor()
    .catch(() => null);
  return person ? { name: person.name, email: person.email } : undefined;
}

/**
 * Books. Whoever has confirmed the address is led to the booking's own page; everybody else reads that its link comes
 * by mail, whether or not there was a demo with this address before. Where booking fails, the form comes back with all
 * that was typed.
 */
export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, visit] = [args.context.get(depsContext), args.context.get(visitContext)];
    const actor = (await visit.actor()) ?? "visitor";
    const address = deps.digest("address", visit.clientAddress);
    const input = textFields(form);
    const { token } = await bookDemo(actor, input, { address }, deps);
    const { zone, at: booked } = input;
    return redirect(token ? paths.demoPage(token) : paths.demo({ zone, booked }), 303);
  });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "Schedule a demo",
        description: `Book a ${demos.minutes}-minute video demo with one of our team: choose a time in your own time zone and have it confirmed by email.`,
        path: paths.demo(),
        publicUrl: loaderData.publicUrl,
      })
    : [];

/** Demos (spec site.md §2, Schedule Demo): a day, a time, who comes. Each step is an address or a form. */
export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const { booked, isMailKept, calendar, isZoneGiven, isTimeGone, isChoosingZone, zone } =
    loaderData;
  const { requestKey, me } = loaderData;
  const refused = refusalOf(actionData);
  if (booked && !refused) return <Booked when={booked} isMailKept={isMailKept} />;
  const hasForm = calendar.chosen !== null || (refused !== undefined && calendar.slots.length > 0);
  return (
    <div className="band booking">
      <div className="booking__main">
        <h1>Schedule a demo</h1>
        {calendar.day === null || hasForm ? null : isTimeGone ? (
          <Notice tone="amber" title="This time is no longer available.">
            <p>These times are available.</p>
          </Notice>
        ) : (
          <p className="section__lede">
            A free {demos.minutes}-minute video call with one of our team, who shows you what you
            want to see.
          </p>
        )}
        {/* What depends on the zone, and nothing else: it is drawn again in the browser's own. */}
        <div
          className="booking__choice"
          data-own-zone={isZoneGiven || refused ? undefined : calendar.zone}
        >
          {calendar.day === null ? (
            <Nothing isOpen={calendar.isOpen} />
          ) : hasForm ? (
            <>
              <Chosen calendar={calendar} />
              <BookingForm calendar={calendar} me={me} refused={refused} requestKey={requestKey} />
            </>
          ) : (
            <>
              <TimePicker
                calendar={calendar}
                forDay={{ action: paths.demo(), method: "get", hidden: { zone } }}
                forTime={{ action: paths.demo(), method: "get", hidden: { zone } }}
              />
              {isChoosingZone ? (
                <ZoneForm zone={calendar.zone} />
              ) : (
                <p className="booking__other-zone">
                  <a href={paths.demo({ zone: calendar.zone, zones: "all" })} rel="nofollow">
                    Times in another time zone
                  </a>
                </p>
              )}
            </>
          )}
        </div>
      </div>
      {calendar.isOpen ? <BookingNotes /> : null}
    </div>
  );
}

function Booked({ when, isMailKept }: { when: string; isMailKept: boolean }) {
  return (
    <div className="band booking">
      <div className="booking__main">
        <h1>{isMailKept ? "We’ve received your request" : "Check your email"}</h1>
        <p className="booking__when">{when}</p>
        <p className="section__lede">
          {isMailKept
            ? "No mail service is connected here yet, so our team passes the confirmation on to you by hand."
            : "Your confirmation is on its way, with an entry for your calendar and a link to move or cancel the demo. If you had booked one before, the email is about that one."}
        </p>
        <p className="booking__ways">
          <ButtonLink variant="quiet" href={paths.contact("demo")}>
            Nothing arrived? Write to us
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Nothing({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      {isOpen ? (
        <p className="section__lede">
          Every time in the next {demos.horizonDays} days is taken. Check again tomorrow, or write
          to us and we’ll find one.
        </p>
      ) : (
        <Notice title={demosClosed}>
          <p>You can reach us by phone {openingWords}.</p>
        </Notice>
      )}
      <p>
        <ButtonLink href={paths.contact("demo")} iconAfter={<ArrowRight />}>
          Contact us
        </ButtonLink>
      </p>
    </>
  );
}

type Calendar = Route.ComponentProps["loaderData"]["calendar"];

/** The time that the form is for, on every clock that matters, and the way back. */
function Chosen({ calendar: { chosen, zone, day } }: { calendar: Calendar }) {
  return (
    <>
      {chosen ? (
        <div className="booking__chosen">
          <p className="booking__when">
            <time dateTime={chosen.at}>{chosen.words}</time>
          </p>
          {[chosen.ours, chosen.utc]
            .filter((words) => words !== chosen.words)
            .map((words) => (
              <p key={words} className="text-2 text-ink-soft">
                {words}
              </p>
            ))}
        </div>
      ) : null}
      <p>
        <ButtonLink variant="plain" href={paths.demo({ zone, day: day?.day })} icon={<ArrowLeft />}>
          Choose another time
        </ButtonLink>
      </p>
    </>
  );
}
