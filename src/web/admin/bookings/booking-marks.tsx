import type { BookingListItem } from "#domain/bookings/contract.ts";
import type { Tone } from "../../kit/tone.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Ban, CircleAlert, CircleCheck, CircleOff, Clock } from "../../ui/icons.tsx";

const states = {
  booked: { tone: "plain", word: "Booked", Icon: Clock },
  held: { tone: "moss", word: "Held", Icon: CircleCheck },
  missed: { tone: "amber", word: "Missed", Icon: CircleOff },
  cancelled: { tone: "plain", word: "Cancelled", Icon: Ban },
} satisfies Record<BookingListItem["status"], { tone: Tone; word: string; Icon: typeof Clock }>;

/** Where a demo stands, and what it waits for. */
export function BookingMark({
  booking: { status, isUnmarked, hasCallLink },
}: {
  booking: Pick<BookingListItem, "status" | "isUnmarked" | "hasCallLink">;
}) {
  const { tone, word, Icon } = states[status];
  const wants = isUnmarked
    ? "Did it happen?"
    : status === "booked" && !hasCallLink
      ? "No link yet"
      : null;
  return (
    <span className="marks">
      <Badge tone={tone} icon={<Icon size={15} />}>
        {word}
      </Badge>
      {wants ? (
        <Badge tone="amber" icon={<CircleAlert size={15} />}>
          {wants}
        </Badge>
      ) : null}
    </span>
  );
}
