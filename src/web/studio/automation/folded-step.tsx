import { memo } from "react";
import { settingsOf } from "#domain/projects/configuration/automation-settings.ts";
import type { AutomationStep } from "#domain/projects/configuration/automation.ts";
import { stepForm, stepTitle } from "#steps/forms.ts";
import { ChevronDown, CircleAlert } from "../../ui/icons.tsx";
import { ChevronRight } from "../icons.tsx";

/** A step of a long automation in a line, which opens its settings. */
export const FoldedStep = memo(function FoldedStep({
  step,
  place,
  isOpen,
  problem,
  toggle,
}: {
  step: AutomationStep;
  place: number;
  isOpen: boolean;
  /** What is wrong with it. */
  problem: string | undefined;
  toggle: (id: string) => void;
}) {
  const settings = settingsOf(step);
  const says = settings ? (stepForm(step.type)?.says(settings) ?? "") : "";
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="folded-step"
      aria-expanded={isOpen}
      onClick={() => toggle(step.id)}
    >
      <Chevron size={16} />
      <span className="figures field__hint">{place + 1}</span>
      <span className="folded-step__name">
        {step.configuration.name.trim() || "A step without a name"}
      </span>
      {problem && !isOpen ? (
        <span className="field__error folded-step__says">
          <CircleAlert size={16} />
          {problem}
        </span>
      ) : (
        <span className="field__hint folded-step__says">
          {[stepTitle(step.type), says].filter((one) => one !== "").join(" · ")}
        </span>
      )}
    </button>
  );
});
