import { useId, type ReactNode } from "react";
import { classNames } from "../../kit/class-names.ts";

/** One thing that can be set: what it is and why at the left, the form at the right. */
export function SettingsPart({
  title,
  lede,
  isWide,
  children,
}: {
  title: string;
  lede?: ReactNode;
  /** What is shown needs the whole width: it stands below. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      className={classNames("settings__part", isWide && "settings__part--wide")}
      aria-labelledby={id}
    >
      <div className="settings__about">
        <h2 className="settings__title" id={id}>
          {title}
        </h2>
        {lede}
      </div>
      <div className="settings__body">{children}</div>
    </section>
  );
}
