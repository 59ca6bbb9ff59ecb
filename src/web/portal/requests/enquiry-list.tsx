import { brand, contact } from "#content/brand.ts";
import type { EnquiryView } from "#domain/enquiries/contract.ts";
import { AnswerText } from "../../ui/AnswerText.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { CircleCheck, Clock } from "../../ui/icons.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { EnquiryText } from "./enquiry-text.tsx";

export type ShownEnquiry = EnquiryView & { isLate: boolean };

/** With whether its reply is late at this moment (an ISO time). */
export const withLateness = (enquiry: EnquiryView, now: string): ShownEnquiry => ({
  ...enquiry,
  isLate: enquiry.dueAt !== null && enquiry.dueAt < now,
});

/** What somebody sent us, and until when they have our reply. */
export function EnquiryList({
  items,
  headingLevel = 2,
}: {
  items: ShownEnquiry[];
  headingLevel?: 2 | 3;
}) {
  return (
    <ul className="enquiries">
      {items.map((one) => (
        <Enquiry key={one.id} enquiry={one} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

function Enquiry({ enquiry, headingLevel }: { enquiry: ShownEnquiry; headingLevel: 2 | 3 }) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isOpen = enquiry.status === "open";
  return (
    <li className="enquiry">
      <div className="enquiry__head">
        <Heading className="enquiry__title">{enquiry.about ?? "In your own words"}</Heading>
        <Badge
          tone={isOpen ? "amber" : "moss"}
          icon={isOpen ? <Clock size={16} /> : <CircleCheck size={16} />}
        >
          {isOpen ? "Open" : "Answered"}
        </Badge>
      </div>
      <p className="enquiry__times">
        <span>
          Sent <Moment at={enquiry.createdAt} />
        </span>
        {isOpen && enquiry.dueAt ? (
          <span>
            {enquiry.isLate ? "Reply was promised by " : "Reply promised by "}
            <Moment at={enquiry.dueAt} />
          </span>
        ) : null}
      </p>
      {enquiry.message ? <EnquiryText text={enquiry.message} /> : null}
      {enquiry.aiAnswer ? (
        <details className="enquiry__answer">
          <summary className="enquiry__more">What {brand.consultant} answered right away</summary>
          <AnswerText text={enquiry.aiAnswer} />
        </details>
      ) : null}
      {enquiry.replies.map(({ id, text, at }) => (
        <div key={id}>
          <p className="enquiry__label">
            We replied <Moment at={at} />
          </p>
          <EnquiryText text={text} />
        </div>
      ))}
      {isOpen && enquiry.isLate ? (
        <p className="enquiry__late">
          We’re late, or our reply got lost. Write to{" "}
          <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>.
        </p>
      ) : null}
    </li>
  );
}
