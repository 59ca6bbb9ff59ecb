import { useRef, useSyncExternalStore } from "react";
import { PasswordField } from "../../account/password-field.tsx";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import type { FieldOf } from "../../kit/forms/use-action-form.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Checkbox } from "../../ui/Field.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The way out: password, and a question. Without scripts a box to tick asks it. */
export function DeleteAccount({ outcome }: { outcome: FormOutcome | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goOn = useRef<() => void>(undefined);
  const hasScripts = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const ask = (send: () => void) => {
    goOn.current = send;
    dialog.current?.showModal();
  };

  return (
    <>
      <SettingsForm
        intent="delete"
        outcome={outcome}
        schema={() =>
          import("#domain/privacy/contract.ts").then((contract) => contract.DeleteAccountForm)
        }
        submit="Delete my account"
        busy="Deleting..."
        variant="quiet"
        onAsk={ask}
      >
        {(field) => (
          <>
            {" "}
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
                {...confirmedOf(field)}
                label="Yes, delete my account and everything in it"
                required
              />
            )}
          </>
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
        <p>Your account and everything in it is deleted immediately. This can’t be undone.</p>
      </ConfirmDialog>
    </>
  );
}

/** A yes doesn't stand for the next try. */
function confirmedOf(field: FieldOf) {
  const { defaultValue: _, ...rest } = field("confirmed");
  return rest;
}
