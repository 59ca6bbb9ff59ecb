import { paymentWords } from "../../kit/words/payment-words.ts";
import { Field, Select, TextArea } from "../../ui/Field.tsx";
import type { detailFields } from "./quote-request.ts";

type Props = {
  /** Name, value and error of a field. */
  field: (name: (typeof detailFields)[number]) => {
    name: string;
    error: string | undefined;
    defaultValue: string | undefined;
    autoFocus: boolean;
  };
  isLocked: boolean;
  isOpen: boolean;
};

/** What a quote request may say beyond what it must (spec site.md §3), folded away so that the form stays short. */
export function QuoteDetailFields({ field, isLocked, isOpen }: Props) {
  return (
    <details className="quote__details" open={isOpen || undefined}>
      <summary className="quote__more">More details (optional)</summary>
      <div className="quote__group">
        <div className="quote__pair">
          <Field
            label="Budget"
            {...field("budget")}
            placeholder="$2,000"
            maxLength={200}
            disabled={isLocked}
          />
          <Field
            label="Timeline"
            {...field("timeline")}
            placeholder="In three weeks"
            maxLength={200}
            disabled={isLocked}
          />
          <Field
            label="Phone"
            {...field("phone")}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            disabled={isLocked}
          />
          <Field
            label="Company"
            {...field("company")}
            autoComplete="organization"
            maxLength={200}
            disabled={isLocked}
          />
        </div>
        <TextArea
          label="Additional requirements"
          {...field("additionalRequirements")}
          rows={2}
          maxLength={2000}
          disabled={isLocked}
        />
        <Select label="Preferred payment" {...field("preferredPaymentModel")} disabled={isLocked}>
          {Object.entries(paymentWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </div>
    </details>
  );
}
