import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab = { value: string; label: ReactNode; shows: ReactNode };

/**
 * Parts of one page of which one shows at a time. Arrow keys go from tab to tab. Where each part has an address of
 * its own, use links instead (a `<nav>`, as the settings do).
 */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  keepsHidden = false,
}: {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled; without it the first tab shows at first. */
  value?: string;
  onChange?: (value: string) => void;
  /** Parts that don't show stay in the page: what is typed into their fields is sent with a form around them. */
  keepsHidden?: boolean;
}) {
  return (
    <Base.Root
      className="tabs"
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(chosen) => onChange?.(String(chosen))}
    >
      <Base.List className="tabs__list" aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tabs__tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className="tabs__panel"
          keepMounted={keepsHidden}
        >
          {tab.shows}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
