import { useRef, useSyncExternalStore } from "react";
import { fieldsOf } from "../../account/account-form.tsx";
import type { FormProblem } from "../../kit/answer-problem.ts";
import { PasswordField } from "../../account/password-field.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Checkbox } from "../../ui/Field.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The way out: password, and a question. Without scripts a box to tick asks it. */
export function DeleteAccount({ problem }: { problem: FormProblem | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef<() => void>(undefined);
  const hasScripts = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const field = fieldsOf(problem);

  const ask = (form: HTMLFormElement, send: () => void) => {
    if (!form.checkValidity()) return false; // the answer says what is missing
    goOn.current = send;
    dialog.current?.showModal();
    return true;
  };

  return (
    <>
      <SettingsForm
        intent="delete"
        problem={problem}
        submit="Delete my account"
        busy="Deleting..."
        variant="quiet"
        ask={ask}
      >
        <PasswordField
          {...field("password")}
          label="Your password"
          autoComplete="current-password"
          required
          maxLength={1000}
        />
        {hasScripts ? (
          <input type="hidden" name="confirmed" value="on" />
        ) : (
          <Checkbox
            name="confirmed"
            label="Yes, delete my account and everything in it"
            error={problem?.fields["confirmed"]}
            required
          />
        )}
      </SettingsForm>
      <ConfirmDialog
        ref={dialog}
        title="Delete your account?"
        confirm="Delete my account"
        onConfirm={() => {
          dialog.current?.close();
          goOn.current?.();
        }}
      >
        <p>Your account and everything in it is deleted immediately. This can't be undone.</p>
      </ConfirmDialog>
    </>
  );
}
