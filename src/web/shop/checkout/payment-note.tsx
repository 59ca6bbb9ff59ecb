import { Lock } from "../icons.tsx";

/** That paying is safe, and with whom; in test mode, that it isn't real. Without `testMode` it names nobody. */
export function PaymentNote({ testMode }: { testMode?: boolean | undefined }) {
  return (
    <p className="pay-note">
      <Lock size={16} />
      <span>
        {testMode ? (
          <>
            Payment is secure. <strong>Test mode:</strong> the next page takes test cards only;
            nothing is charged and nothing is delivered.
          </>
        ) : (
          <>
            Payment is secure: you pay on{" "}
            {testMode === false ? "Stripe’s" : "our payment provider’s"} own page, and your card
            number never reaches us.
          </>
        )}
      </span>
    </p>
  );
}
