import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import type { Problem } from "#domain/projects/configuration/parts.ts";

/** What each panel beside the form gets. */
export type PanelProps = {
  projectId: string;
  form: FormInterface;
  change: (form: FormInterface) => void;
  isReadOnly: boolean;
  problems: readonly Problem[];
  /** What is wrong at a path below the form. */
  errorAt: (...path: string[]) => string | undefined;
};
