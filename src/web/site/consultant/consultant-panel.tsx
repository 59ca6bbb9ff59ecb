import { type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { brand } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { useIslandOpen } from "../../islands/use-island-open.ts";
import { classNames } from "../../kit/class-names.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { DemoTile } from "../booking/demo-tile.tsx";
import { statusOf } from "./call-state.ts";
import { ConsultantStatus } from "./consultant-status.tsx";
import { type Consultant, useConsultant } from "./use-consultant.ts";
import { demoTile, VideoTile } from "./video-tile.tsx";

/** The contact page's anchor of its form. */
export const messageForm = "message-form";

type Props = {
  /** Of the panel's heading; its tiles are one below. */
  headingLevel?: 2 | 3;
  /** Which form stands on the same page: no link loads it anew. */
  beside?: "quote" | "contact";
};

/** What stands below the heading: that she is an AI, and who answers. A call that runs says it itself. */
function aboutHer(consultant: Consultant): string | null {
  const isAnAi = `${brand.consultant} is an AI.`;
  const { step } = consultant.call;
  if (step === "running") return null;
  if (step === "starting" || step === "found") return `${isAnAi} You can end the call at any time.`;
  if (consultant.known?.isChatOpen === false)
    return `${isAnAi} Her chat is closed right now. A person answers within ${replies.quoteHours} hours.`;
  return `${isAnAi} If she can’t answer, leave your email address and a person will.`;
}

/**
 * The AI consultant panel (spec site.md §2): status, and three ways to talk. A stored page doesn't know how things
 * stand, so the browser asks.
 * @param props `onCall` hears whether a call is shown here, which must not be hidden then
 */
export function ConsultantPanel({
  onCall,
  isDemo = false,
  ...props
}: Props & {
  /** What a stored page says of calls: the built-in demo holds them. */
  isDemo?: boolean;
  onCall?: (isShown: boolean) => void;
}) {
  const consultant = useConsultant(isDemo);
  const { step } = consultant.call;
  const isShown = step === "starting" || step === "running";
  const tell = useEffectEvent((isNow: boolean) => onCall?.(isNow));
  useEffect(() => tell(isShown), [isShown]);
  const island = useRef<HTMLElement>(null);
  useIslandOpen(island, consultant.prepare);
  // Within the quote dialog's island, what opens that isn't meant for the panel.
  return (
    <PanelView {...props} consultant={consultant} {...(props.beside === "contact" && { island })} />
  );
}

/** The panel in a given state. */
export function PanelView({
  headingLevel = 2,
  beside,
  consultant,
  island,
}: Props & {
  consultant: Consultant;
  /** Where the panel is an island of its own, which a click may wake. */
  island?: RefObject<HTMLElement | null>;
}) {
  const id = useId();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const TileHeading = headingLevel === 2 ? "h3" : "h4";
  const isLive = consultant.call.step === "running";
  const about = aboutHer(consultant);
  return (
    <section
      {...(island && { ref: island })}
      className={classNames("consult", isLive && "consult--live")}
      id="consultant"
      aria-labelledby={id}
    >
      <div className="consult__head">
        <Heading id={id}>Talk to {brand.consultant}</Heading>
        <ConsultantStatus status={statusOf(consultant)} />
        {about ? <p className="consult__about">{about}</p> : null}
      </div>
      <ul className="consult__tiles">
        <li className="consult__tile consult__tile--video">
          <VideoTile
            consultant={consultant}
            Heading={TileHeading}
            island={island ? "consultant" : null}
          />
        </li>
        <li className="consult__tile">
          <TileHeading>Chat Support</TileHeading>
          <ChatTile isOpen={consultant.known?.isChatOpen !== false} beside={beside} />
        </li>
        <li className="consult__tile" id={demoTile}>
          <TileHeading>Schedule Demo</TileHeading>
          <DemoTile beside={beside} />
        </li>
      </ul>
    </section>
  );
}

/** The chat, or whom to write to while Aria can't answer. Without scripts the chat's link leads there, too. */
function ChatTile({ isOpen, beside }: { isOpen: boolean; beside: Props["beside"] }) {
  const contact = beside === "contact" ? `#${messageForm}` : paths.contact();
  const looks = { variant: "plain", iconAfter: <ArrowRight /> } as const;
  return (
    <>
      {isOpen ? (
        <p>
          Ask what you want to know. {brand.consultant} answers at once, from the pages of this
          site.
        </p>
      ) : (
        <p>Ask what you want to know. A person reads it and answers by email.</p>
      )}
      <div className="consult__links">
        {isOpen ? (
          <ButtonLink {...looks} href={contact} data-chat="">
            Chat with {brand.consultant}
          </ButtonLink>
        ) : (
          <ButtonLink {...looks} href={contact}>
            Write to us
          </ButtonLink>
        )}
        {beside === "contact" && isOpen ? (
          <ButtonLink {...looks} href={contact}>
            Write to us
          </ButtonLink>
        ) : null}
        {beside ? null : (
          <ButtonLink {...looks} href={paths.quote()}>
            Ask for a quote
          </ButtonLink>
        )}
      </div>
    </>
  );
}
