import type { AnswerListItem } from "#domain/answers/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleCheck, CircleOff, TriangleAlert } from "../../ui/icons.tsx";

const originWords = { file: "Original", changed: "Changed", own: "Yours", none: "Not set up" };

/** Whether an answer is in use, and whose text it has. */
export const AnswerMarks = ({
  answer: { isOff, isBroken, origin },
}: {
  answer: Pick<AnswerListItem, "isOff" | "isBroken"> & { origin: keyof typeof originWords };
}) => (
  <span className="marks">
    {isOff ? (
      <Badge tone="amber" icon={<CircleOff size={15} />}>
        Off
      </Badge>
    ) : origin === "none" ? null : (
      <Badge tone="moss" icon={<CircleCheck size={15} />}>
        In use
      </Badge>
    )}
    {isBroken ? (
      <Badge tone="brick" icon={<TriangleAlert size={15} />}>
        Can’t be read
      </Badge>
    ) : (
      <Badge tone={origin === "file" || origin === "none" ? "plain" : "accent"}>
        {originWords[origin]}
      </Badge>
    )}
  </span>
);
