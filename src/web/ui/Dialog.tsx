import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type Ref } from "react";
import { classNames } from "../kit/class-names.ts";
import { IconButton } from "./Button.tsx";
import { Close } from "./icons.tsx";

type Props = Omit<ComponentProps<"dialog">, "title"> & {
  ref?: Ref<HTMLDialogElement>;
  title: ReactNode;
  /** The title says what has just come of it: it takes the focus, and what is below shows from its beginning. */
  isTitleNews?: boolean;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
};

function Frame({ title, isTitleNews = false, footer, children, className, ...rest }: Props) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isTitleNews) return;
    heading.current?.focus();
    body.current?.scrollTo({ top: 0, behavior: "instant" });
  }, [isTitleNews]);
  return (
    // Escape is the dialog's own keyboard way out; the click is only the same for a pointer, beside the frame.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      className={classNames("dialog", className)}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
        rest.onClick?.(event);
      }}
    >
      <div className="dialog__frame">
        <div className="dialog__head">
          <h2
            className="dialog__title"
            id={titleId}
            ref={heading}
            tabIndex={isTitleNews ? -1 : undefined}
          >
            {title}
          </h2>
          <form method="dialog">
            <IconButton label="Close" type="submit">
              <Close size={20} />
            </IconButton>
          </form>
        </div>
        <div className="dialog__body" ref={body}>
          {children}
        </div>
        {footer ? <div className="dialog__foot">{footer}</div> : null}
      </div>
    </dialog>
  );
}

/**
 * A window over the page, on the browser's own <dialog>: open it with `ref.current.showModal()`. It keeps
 * the focus inside, closes by Escape, its cross or a click beside it, and gives the focus back. `onClose`
 * hears of all of these.
 */
export function Dialog(props: Props) {
  return <Frame {...props} />;
}

/** The same, sliding in from the right at full height (checkout, details beside a list). */
export function Panel({ className, ...rest }: Props) {
  return <Frame {...rest} className={classNames("dialog--panel", className)} />;
}
