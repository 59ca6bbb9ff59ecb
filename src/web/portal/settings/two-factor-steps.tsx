import { useEffect, useRef } from "react";
import type { FormOutcome } from "../../kit/forms/outcome.ts";
import { Field } from "../../ui/Field.tsx";
import { CopyButton } from "../copy-button.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import type { ShownSetup } from "./two-factor-setup.ts";

/** The set-up under way: the picture for the app, the recovery codes, and the code that ends it. */
export function TwoFactorSteps({
  setup,
  email,
  outcome,
}: {
  setup: ShownSetup;
  email: string;
  outcome: FormOutcome<unknown> | undefined;
}) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div ref={top} className="settings__steps" tabIndex={-1}>
      <SettingsPart
        title="1. Add the account to your app"
        lede={
          <p>Scan the code with your authenticator app. Nothing changes until the last step.</p>
        }
      >
        <div className="qr">
          <svg
            className="qr__code"
            viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
            role="img"
            aria-label="QR code for your authenticator app. If you can’t scan it, type in the key."
            shapeRendering="crispEdges"
          >
            <path d={setup.qr.path} />
          </svg>
          <div className="qr__key">
            <p>
              Can’t scan it? <a href={setup.uri}>Open an app on this device</a>, or type in this key
              for {email}:
            </p>
            <p>
              <code className="settings__code" translate="no">
                {grouped(setup.secret)}
              </code>
            </p>
            <CopyButton text={setup.secret}>Copy the key</CopyButton>
          </div>
        </div>
      </SettingsPart>
      <RecoveryCodes codes={setup.recoveryCodes} title="2. Keep the recovery codes" />
      <SettingsPart
        title="3. Enter a code"
        lede={
          <p>
            This checks that the app works. From then on, you sign in with a code. We’ll end your
            other sessions.
          </p>
        }
      >
        <SettingsForm
          intent="confirm"
          outcome={outcome}
          schema={() =>
            import("#domain/accounts/contract.ts").then((contract) => contract.SecondFactorForm)
          }
          submit="Turn on"
          busy="Checking..."
          variant="primary"
        >
          {(field) => (
            <>
              <input type="hidden" name="setup" value={setup.seal} />
              <Field
                {...field("code")}
                label="Code from your authenticator app"
                hint="Six digits; a new one every 30 seconds."
                inputMode="numeric"
                autoComplete="one-time-code"
                data-secret
                required
                maxLength={40}
                className="settings__code"
              />
            </>
          )}
        </SettingsForm>
      </SettingsPart>
    </div>
  );
}

/** In fours, as it is easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");
