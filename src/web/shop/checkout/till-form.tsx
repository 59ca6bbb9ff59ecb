import type { TillCard, TillSession } from "#domain/orders/ports.ts";
import { formatUsd } from "#kit/money.ts";
import { tillCards } from "../../kit/words/till-cards.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";

export type TillProblem = {
  message: string;
  fields: Partial<Record<keyof TillCard, string>>;
};

/** The card form. Card fields always come back empty; the email is kept. */
export function TillForm({
  session,
  email,
  problem,
}: {
  session: TillSession;
  email: string | undefined;
  problem: TillProblem | undefined;
}) {
  const errors = problem?.fields ?? {};
  return (
    <form className="till__form" method="post" noValidate>
      <h2 className="till__subtitle">Pay with a test card</h2>
      {problem ? (
        <Notice tone="brick" live title={problem.message}>
          <p>Nothing was charged. Enter the card again, or use another one.</p>
        </Notice>
      ) : null}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={email}
        hint="Your confirmation goes here."
        error={errors.email}
      />
      <Field
        label="Card number"
        name="number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        maxLength={30}
        required
        className="figures"
        error={errors.number}
      />
      <div className="till__pair">
        <Field
          label="Expiry"
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={10}
          required
          className="figures"
          error={errors.expiry}
        />
        <Field
          label="CVC"
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          required
          className="figures"
          error={errors.cvc}
        />
      </div>
      <Button type="submit" name="step" value="pay" size="large" wide>
        Pay {formatUsd(session.amountCents)}
      </Button>
    </form>
  );
}

/** The bank's question, for cards that must be confirmed. */
export function TillConfirmation({
  session,
  email,
}: {
  session: TillSession;
  email: string | undefined;
}) {
  return (
    <form className="till__form" method="post">
      <h2 className="till__subtitle">The test bank asks you to confirm</h2>
      <p>
        Do you approve a payment of <strong>{formatUsd(session.amountCents)}</strong> for{" "}
        {session.title}? A real bank would ask this in its app.
      </p>
      {/* for the card form, should it be refused */}
      <input type="hidden" name="email" value={email ?? ""} />
      <div className="till__answers">
        <Button type="submit" name="step" value="refuse" variant="quiet">
          Refuse
        </Button>
        <Button type="submit" name="step" value="approve">
          Approve
        </Button>
      </div>
    </form>
  );
}

/** Which numbers work, and what they do. */
export function TillCards() {
  return (
    <section className="till__cards">
      <h2 className="till__subtitle">Test cards</h2>
      <p>Use any future expiry date and any three digits as CVC. Real cards are refused.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {tillCards.map(({ number, outcome }) => (
            <tr key={number}>
              <td>
                <code className="till__number">{number}</code>
              </td>
              <td>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
