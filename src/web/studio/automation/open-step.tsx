import { type ComponentProps, memo, useMemo } from "react";
import type { Automation } from "#domain/projects/configuration/automation.ts";
import { knownValues } from "./known-values.ts";
import { StepFields } from "./step-fields.tsx";

/** A step's settings, with what the steps before it give. */
export const OpenStep = memo(function OpenStep({
  automation,
  ...fields
}: Omit<ComponentProps<typeof StepFields>, "known" | "others"> & { automation: Automation }) {
  const { step, choices } = fields;
  const around = useMemo(
    () => ({
      known: knownValues(automation, step.id, choices),
      others: automation.workflows.filter(({ id }) => id !== step.id),
    }),
    [automation, step.id, choices],
  );
  return <StepFields {...fields} {...around} />;
});
