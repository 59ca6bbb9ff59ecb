import { Menu as Base } from "@base-ui/react/menu";
import type { ReactElement, ReactNode, Ref } from "react";
import { Link } from "react-router";
import { Check } from "./icons.tsx";

/**
 * Actions and links that open from a button. Arrow keys walk it, letters jump to an entry, Escape closes it and
 * returns the focus. It needs scripts: offer the same in another way where a page works without them.
 */
export function Menu({
  trigger,
  triggerRef,
  children,
  align = "end",
}: {
  /** A `<button>`. */
  trigger: ReactElement;
  triggerRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
  align?: "start" | "center" | "end";
}) {
  return (
    <Base.Root>
      <Base.Trigger {...(triggerRef && { ref: triggerRef })} render={trigger} />
      <Base.Portal>
        <Base.Positioner className="popup-place" align={align} sideOffset={6} collisionPadding={8}>
          <Base.Popup className="popup menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type Entry = { icon?: ReactNode; children: ReactNode };

/** An entry that does something at once. */
export const MenuItem = ({ icon, children, onSelect }: Entry & { onSelect: () => void }) => (
  <Base.Item className="menu__item" onClick={onSelect}>
    <span className="menu__icon">{icon}</span>
    {children}
  </Base.Item>
);

/** An entry that leads to a page of the apps. */
export const MenuLink = ({ icon, children, to }: Entry & { to: string }) => (
  <Base.LinkItem className="menu__item" closeOnClick render={<Link to={to} />}>
    <span className="menu__icon">{icon}</span>
    {children}
  </Base.LinkItem>
);

/** One of several values; the menu stays open. `label` names the group. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <Base.Group>
      <Base.GroupLabel className="menu__label">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className="menu__item">
            <span className="menu__icon">{option.icon}</span>
            {option.label}
            <Base.RadioItemIndicator className="menu__mark">
              <Check size={16} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

/** A line between groups of entries. */
export const MenuLine = () => <Base.Separator className="menu__line" />;
