import { clockHere } from "#kit/date-words.ts";
import { classNames } from "../../../kit/class-names.ts";
import { Check, CircleAlert, Clock } from "../../../ui/icons.tsx";
import { savingWords } from "../session/saving-words.ts";
import type { Saving } from "../session/workspace-store.ts";

/** Whether the project is saved, in words; read out when it changes for good, not with each letter. */
export function SavingState({ saving, savedAt }: { saving: Saving; savedAt: string }) {
  const { label, tone } = savingWords(saving);
  const Icon = { saved: Check, unsaved: Clock, saving: Clock, failed: CircleAlert }[saving.state];
  const isNews = saving.state === "saved" || saving.state === "failed";
  return (
    <p
      className={classNames("workspace-bar__saving", `workspace-bar__saving--${tone}`)}
      role={isNews ? "status" : undefined}
      title={saving.state === "saved" ? `Last saved at ${clockHere(savedAt)}` : undefined}
      suppressHydrationWarning
    >
      <Icon size={16} />
      {label}
    </p>
  );
}
