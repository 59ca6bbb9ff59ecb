import { useState, type ComponentProps } from "react";
import { useLocation } from "react-router";
import { classNames } from "../../kit/class-names.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import { savedIn, withoutSaved } from "./saved-notice.tsx";

type Props = Omit<ComponentProps<typeof ActionForm>, "button" | "className" | "action"> & {
  intent: string;
  variant?: "primary" | "solid" | "quiet";
  /** The button of a row. */
  inline?: boolean;
};

/** A form of the settings: one of its page's, and empty again after a success. */
export function SettingsForm({ variant = "solid", inline = false, ...props }: Props) {
  const { key, pathname, search } = useLocation();
  const [begun, setBegun] = useState("");
  if (savedIn(search) !== null && begun !== key) setBegun(key);
  return (
    <ActionForm
      key={begun}
      {...props}
      action={pathname + withoutSaved(search)}
      className={classNames("settings__form", inline && "settings__form--inline")}
      button={{ variant, size: inline ? "small" : "medium", className: "settings__go" }}
    />
  );
}
