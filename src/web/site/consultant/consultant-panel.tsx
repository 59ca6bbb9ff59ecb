import { useId } from "react";
import { brand } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import type { ConsultantState } from "./consultant-state.ts";
import { ConsultantStatus } from "./consultant-status.tsx";
import { ConsultantVideo } from "./consultant-video.tsx";

/** The contact page's anchor of its form. */
export const messageForm = "message-form";

type Props = {
  /** Of the panel's heading; its tiles are one below. */
  headingLevel?: 2 | 3;
  /** Offline until Aria's chat and video are there. */
  state?: ConsultantState;
  /** Which form stands on the same page: no link loads it anew. */
  beside?: "quote" | "contact";
  onStart?: () => void;
  onEnd?: () => void;
};

const about = {
  offline: `${brand.consultant} is an AI. Her chat and video are not open here yet: until they are, a person answers within ${replies.quoteHours} hours.`,
  available: `${brand.consultant} is an AI, in video too. Whatever she can't answer goes to a person.`,
  busy: `${brand.consultant} is an AI. End the call whenever you like.`,
} satisfies Record<ConsultantState["status"], string>;

/**
 * The AI consultant panel (spec site.md §2): status, and three ways to talk. What isn't there yet says so
 * and leads to a person instead. `onStart` and `onEnd` are needed for the states that offer them.
 */
export function ConsultantPanel({
  headingLevel = 2,
  state = { status: "offline" },
  beside,
  onStart,
  onEnd,
}: Props) {
  const id = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const TileHeading = headingLevel === 2 ? "h3" : "h4";
  return (
    <section className="consult" aria-labelledby={id}>
      <div className="consult__head">
        <Heading id={id}>Talk to {brand.consultant}</Heading>
        <ConsultantStatus status={state.status} />
        <p className="consult__about">{about[state.status]}</p>
      </div>
      <ul className="consult__tiles">
        <li className="consult__tile consult__tile--video">
          <ConsultantVideo state={state} {...(onEnd && { onEnd })} />
          <div className="consult__words">
            <TileHeading>Video Consultation</TileHeading>
            {state.status === "offline" ? (
              <p>Not open yet. The call starts here, in this page, once it is.</p>
            ) : (
              <p>Face to face in this page, for as long as your question takes.</p>
            )}
            {state.status === "available" ? (
              <Button variant="solid" onClick={onStart}>
                Start the call
              </Button>
            ) : null}
          </div>
        </li>
        <li className="consult__tile">
          <TileHeading>Chat Support</TileHeading>
          <p>Write what you want to know. A person reads it, not an AI.</p>
          <div className="consult__links">
            <ButtonLink
              variant="plain"
              href={beside === "contact" ? `#${messageForm}` : paths.contact()}
              iconAfter={<ArrowRight />}
            >
              Write to us
            </ButtonLink>
            {beside ? null : (
              <ButtonLink variant="plain" href={paths.quote()} iconAfter={<ArrowRight />}>
                Ask for a quote
              </ButtonLink>
            )}
          </div>
        </li>
        <li className="consult__tile">
          <TileHeading>Schedule Demo</TileHeading>
          <p>Say what you would like to see. We agree on a time with you by email.</p>
          <div className="consult__links">
            <ButtonLink
              variant="plain"
              href={paths.contact("demo")}
              iconAfter={<ArrowRight />}
              {...(beside === "contact" && {
                "data-opens": "contact-form",
                "data-subject": "demo",
              })}
            >
              Ask for a demo
            </ButtonLink>
          </div>
        </li>
      </ul>
    </section>
  );
}
