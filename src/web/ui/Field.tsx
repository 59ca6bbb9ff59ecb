import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";
import { ChevronDown, CircleAlert } from "./icons.tsx";

type Common = {
  label: ReactNode;
  /** Must be given: it is the form's field name and what errors refer to. */
  name: string;
  /** One line that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
  /** Adds "optional" to the label; required fields are the rule and carry no star. */
  optional?: boolean;
};

type Described = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

const describe = (id: string, { hint, error }: Pick<Common, "hint" | "error">): Described => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
});

function Frame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: Omit<Common, "name"> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional ? <span className="field__optional"> (optional)</span> : null}
      </label>
      {children}
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field__error" id={id}>
      <CircleAlert size={16} />
      {error}
    </p>
  );
}

/** One line of text with its label, hint and error. Takes every attribute of <input>. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Common & ComponentProps<"input">) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <input
        {...rest}
        {...describe(id, { hint, error })}
        className={classNames("input", className)}
      />
    </Frame>
  );
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...rest
}: Common & ComponentProps<"textarea">) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <textarea
        {...rest}
        {...describe(id, { hint, error })}
        className={classNames("input", className)}
      />
    </Frame>
  );
}

/** The browser's own select; pass <option> elements as children. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...rest
}: Common & ComponentProps<"select">) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <Frame {...{ id, label, hint, error, optional }}>
      <BareSelect {...rest} {...describe(id, { hint, error })} className={className}>
        {children}
      </BareSelect>
    </Frame>
  );
}

/** The select with its arrow and nothing around it: where a row or a sentence says what it is. Give it a name. */
export const BareSelect = ({ className, ...rest }: ComponentProps<"select">) => (
  <span className="select">
    <select {...rest} className={classNames("input", className)} />
    <ChevronDown />
  </span>
);

/** A tick box; its label may carry links. */
export function Checkbox({
  label,
  hint,
  error,
  ...rest
}: Omit<Common, "optional"> & ComponentProps<"input">) {
  const own = useId();
  const id = rest.id ?? own;
  return (
    <div className="check">
      <input type="checkbox" {...rest} {...describe(id, { hint, error })} />
      <label className="check__label" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** For fields made of more than one element: the frame with label, hint and error, and what points at them. */
export { Frame as FieldFrame, describe as describeField };
