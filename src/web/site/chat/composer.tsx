import { type KeyboardEvent, type Ref, useId } from "react";
import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";
import { ArrowUp } from "../icons.tsx";
import { longestMessage, nearLimit } from "./chat-limits.ts";

/** Enter that ends a composition, as with Japanese: Safari tells it by its number only. */
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  // oxlint-disable-next-line typescript/no-deprecated
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** The field in which one writes to Aria. Enter sends, Shift and Enter begin a new line. */
export function Composer({
  ref,
  text,
  onText,
  onSend,
  isPending,
}: {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  /** A reply is on its way: one can type, but not send. */
  isPending: boolean;
}) {
  const id = useId();
  const left = longestMessage - text.length;
  const isNear = left <= nearLimit;
  const maySend = !isPending && text.trim() !== "";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (maySend) onSend();
  };
  return (
    <form
      className="composer"
      action={paths.contact()}
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        Your message to {brand.consultant}
      </label>
      <div className="composer__room" data-text={text}>
        <textarea
          ref={ref}
          id={id}
          className="composer__field"
          name="message"
          rows={1}
          dir="auto"
          maxLength={longestMessage}
          placeholder="Write to Aria"
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          aria-describedby={isNear ? `${id}-left` : undefined}
        />
      </div>
      <button
        className="composer__send"
        type="submit"
        aria-label="Send"
        aria-disabled={maySend ? undefined : true}
      >
        <ArrowUp size={20} />
      </button>
      {isNear ? (
        <p className="composer__left figures" id={`${id}-left`} role="status">
          {left > 0
            ? `${left.toLocaleString("en-US")} characters left`
            : `${longestMessage.toLocaleString("en-US")} characters is the maximum`}
        </p>
      ) : null}
    </form>
  );
}
