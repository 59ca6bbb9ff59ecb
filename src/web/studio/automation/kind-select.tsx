import { memo } from "react";
import { stepForms } from "#steps/forms.ts";
import { ChoiceControl } from "../fields/choice-control.tsx";

const kinds = stepForms.map(({ id, title }) => ({ value: id, label: title }));

/** All kinds of steps; not drawn again while something else of the step is typed. */
export const KindSelect = memo(function KindSelect(props: {
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  choose: (kind: string) => void;
}) {
  const { value, error, isReadOnly, choose } = props;
  return (
    <ChoiceControl
      label="Type"
      isList
      value={value}
      {...(value === "" && { none: "Choose…" })}
      error={error}
      isReadOnly={isReadOnly}
      options={kinds}
      onChange={choose}
    />
  );
});
