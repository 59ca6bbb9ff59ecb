import { Combobox as Base } from "@base-ui/react/combobox";
import { useId, useSyncExternalStore, type ReactNode } from "react";
import { describeField, FieldFrame, Select } from "./Field.tsx";
import { Check, ChevronDown } from "./icons.tsx";

export type Option = { value: string; label: string };

type Props = {
  label: ReactNode;
  name: string;
  options: readonly Option[];
  /** One of the options' values. */
  defaultValue?: string;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  placeholder?: string;
};

const never = () => () => {};

/**
 * One value out of many, found by typing; for up to about ten use `Select`. Its value goes with the form under `name`.
 * The server, and a browser without scripts, have a select in its place (Base UI's own input needs inline styles).
 */
export function Combobox(props: Props) {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hasScripts ? <TypedChoice {...props} /> : <PlainChoice {...props} />;
}

function PlainChoice({ options, placeholder, ...field }: Props) {
  return (
    <Select {...field}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function TypedChoice({
  label,
  name,
  options,
  defaultValue,
  hint,
  error,
  optional = false,
  placeholder,
}: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Base.Root
        name={name}
        items={options}
        defaultValue={options.find(({ value }) => value === defaultValue) ?? null}
      >
        <div className="select">
          <Base.Input
            {...describeField(id, { hint, error })}
            className="input"
            placeholder={placeholder}
          />
          <ChevronDown />
        </div>
        <Base.Portal>
          <Base.Positioner className="popup-place" sideOffset={4} collisionPadding={8}>
            <Base.Popup className="popup combobox">
              <Base.Empty className="combobox__none">Nothing matches.</Base.Empty>
              <Base.List>
                {(option: Option) => (
                  <Base.Item key={option.value} value={option} className="menu__item">
                    {option.label}
                    <Base.ItemIndicator className="menu__mark">
                      <Check size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  );
}
