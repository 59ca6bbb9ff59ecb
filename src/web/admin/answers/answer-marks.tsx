import type { AnswerListItem } from "#domain/answers/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleCheck, CircleOff, TriangleAlert } from "../../ui/icons.tsx";

const originWords = { file: "Original", changed: "Changed", own: "Yours" };

/** Whether an answer is in use, and whose text it has. */
export const AnswerMarks = ({
  answer: { isOff, isBroken, origin },
}: {
  answer: Pick<AnswerListItem, "isOff" | "isBroken" | "origin">;
}) => (
  <span className="marks">
    {isOff ? (
      <Badge tone="amber" icon={<CircleOff size={15} />}>
        Off
      </Badge>
    ) : (
      <Badge tone="moss" icon={<CircleCheck size={15} />}>
        In use
      </Badge>
    )}
    {isBroken ? (
      <Badge tone="brick" icon={<TriangleAlert size={15} />}>
        Can&apos;t be read
      </Badge>
    ) : (
      <Badge tone={origin === "file" ? "plain" : "accent"}>{originWords[origin]}</Badge>
    )}
  </span>
);
