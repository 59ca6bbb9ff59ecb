import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { isRevalidation } from "../kit/forms/use-action-form.ts";
import { describeField, FieldFrame } from "../ui/Field.tsx";
import { Eye, EyeOff } from "../ui/icons.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "name" | "autoComplete"> & {
  label: string;
  name: string;
  /** Tells password managers which password this is. */
  autoComplete: "current-password" | "new-password";
  /** What is wrong with it; read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** For a new password: how hard it is to guess, while typing. */
  meter?: boolean;
  /** With `meter`: words about the person (name, address), which others would try first. */
  own?: readonly string[];
  /** With `meter`: names of fields in the same form that hold such words. */
  ownFields?: readonly string[];
};

/**
 * A password with its label, hint and error, a button that shows it, a hint while Caps Lock is on, and for
 * new ones a strength meter. Works as a plain field without scripts. Attributes of <input> pass through.
 */
export function PasswordField({
  label,
  error,
  hint,
  meter,
  own,
  ownFields,
  ...rest
}: PasswordFieldProps) {
  const given = useId();
  const id = rest.id ?? given;
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [typed, setTyped] = useState("");

  // What is sent is hidden again, so that browsers don't keep it as ordinary text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = (event: SubmitEvent) => {
      if (!isRevalidation(event)) setShown(false);
    };
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  const lookAtCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const described = describeField(id, { hint, error });
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className="password">
        <input
          autoCapitalize={isShown ? "none" : undefined}
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...described}
          ref={input}
          type={isShown ? "text" : "password"}
          className="input"
          data-secret
          onFocus={() => setTouched(true)}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={lookAtCapsLock}
          onKeyUp={lookAtCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          className="password__show needs-js"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      </div>
      <p className="password__caps" role="status">
        {hasCapsLock ? "Caps Lock is on." : null}
      </p>
      {meter ? (
        <StrengthMeter
          password={typed}
          isWanted={isTouched}
          own={() => [...(own ?? []), ...wordsOf(input.current?.form, ownFields ?? [])]}
        />
      ) : null}
    </FieldFrame>
  );
}

/** What the person has typed into other fields of the form so far. */
function wordsOf(form: HTMLFormElement | null | undefined, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const element = form?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? [element.value] : [];
  });
}
