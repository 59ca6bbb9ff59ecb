import { useState } from "react";
import type { Offer } from "#domain/consultant/contract.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ExampleQuestions } from "./example-questions.tsx";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LeaveAddress } from "./leave-address.tsx";

/** What an answer leads to (built by code, never by the model): a service, a project in the studio, a quote, a call, an address left, a question to ask. */
export function ChatOffers({
  offers,
  onAsk,
}: {
  offers: readonly Offer[];
  onAsk: (question: string) => void;
}) {
  const [isLeaving, setLeaving] = useState<boolean>();
  if (offers.length === 0) return null;
  if (isLeaving) return <FollowUpForm onCancel={() => setLeaving(false)} />;
  const questions = offers.flatMap((offer) => (offer.type === "ask" ? [offer.question] : []));
  const actions = offers.filter((offer) => offer.type !== "ask");
  return (
    <>
      {actions.length > 0 ? (
        <ul className="speech__offers">
          {actions.map((offer) => (
            <li key={keyOf(offer)}>
              {offer.type === "follow-up" ? (
                <LeaveAddress isBack={isLeaving === false} onClick={() => setLeaving(true)} />
              ) : (
                <OfferLink offer={offer} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {questions.length > 0 ? (
        <ExampleQuestions label="Suggested questions" questions={questions} onAsk={onAsk} />
      ) : null}
    </>
  );
}

const keyOf = (offer: Offer) =>
  "serviceId" in offer ? `${offer.type} ${offer.serviceId}` : offer.type;

function OfferLink({ offer }: { offer: Exclude<Offer, { type: "follow-up" | "ask" }> }) {
  const looks = { variant: "quiet", size: "small" } as const;
  if (offer.type === "service")
    return (
      <ButtonLink {...looks} href={paths.service(offer.serviceId)}>
        Open {offer.title}
      </ButtonLink>
    );
  if (offer.type === "studio")
    return (
      <ButtonLink
        {...looks}
        href={paths.studioStart({ sentence: offer.sentence, ...(offer.as && { as: offer.as }) })}
      >
        Open this in the studio
      </ButtonLink>
    );
  if (offer.type === "video")
    return (
      <ButtonLink {...looks} href={paths.consultant()}>
        Video consultation
      </ButtonLink>
    );
  const { serviceId, title } = offer;
  return (
    <ButtonLink
      {...looks}
      href={paths.quote(serviceId ? { service: serviceId } : {})}
      data-opens="quote"
      {...(serviceId && { "data-service": serviceId, "data-about": title ?? serviceId })}
    >
      {title ? `Get a quote: ${title}` : "Get a quote"}
    </ButtonLink>
  );
}
