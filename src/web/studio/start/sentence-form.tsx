import { Form, useNavigation } from "react-router";
import type { ServiceType } from "#domain/projects/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { TextArea } from "../../ui/Field.tsx";

export type Origin = { quote: string; order: string };

/** The sentence that a project starts from. A GET form: a proposal has an address. */
export function SentenceForm({
  sentence,
  as,
  origin,
}: {
  sentence: string;
  as: ServiceType | undefined;
  origin: Origin;
}) {
  const navigation = useNavigation();
  const isBusy = navigation.state === "loading" && navigation.location.search.includes("sentence=");
  return (
    <Form className="studio-start__sentence" key={sentence}>
      <TextArea
        label="What do you need?"
        name="sentence"
        hint="For example: a bot for our dental practice that books appointments. English, German, Spanish or French."
        defaultValue={sentence}
        required
        rows={2}
        maxLength={1000}
      />
      {/* A type that was chosen by hand stays; one that was told is told again. */}
      {as ? <input type="hidden" name="as" value={as} /> : null}
      {origin.quote ? <input type="hidden" name="quote" value={origin.quote} /> : null}
      {origin.order ? <input type="hidden" name="order" value={origin.order} /> : null}
      <Button type="submit" variant={sentence ? "quiet" : "primary"} busy={isBusy}>
        {isBusy ? "Writing a first version…" : sentence ? "Change proposal" : "Propose a project"}
      </Button>
    </Form>
  );
}
