import { useEffect, useRef, type ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Fold, Unfold } from "./icons.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { useFolded } from "./use-folded.ts";

export type FrameLink = {
  to: string;
  label: string;
  icon: ReactNode;
  /** Current only at exactly this address, not below it. */
  isExact?: boolean;
  /** Current also here, at an address that isn't below its own (true), or not even below it (false). */
  isCurrent?: boolean | undefined;
  /** Pages of it that only the palette names. */
  parts?: readonly { to: string; label: string }[];
};

/**
 * The pages of an area, at the left edge. On wide screens it folds to its icons and stays so; on small ones the
 * bar's menu button opens it over the page: a native popover, so it works without scripts. The thread marks the
 * current page. `label` names it to assistive technology.
 */
export function SideNavigation({ label, links }: { label: string; links: readonly FrameLink[] }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [isFolded, fold] = useFolded();
  useEffect(() => {
    const close = () => {
      if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    };
    document.addEventListener("router:moved", close);
    return () => document.removeEventListener("router:moved", close);
  }, []);
  return (
    <div className="app-side" id="app-side" popover="auto" ref={sheet}>
      <nav aria-label={label}>
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Tooltip text={link.label} side="right" isOff={!isFolded}>
                <SideLink link={link} />
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <Tooltip text="Expand navigation" side="right" isOff={!isFolded}>
        <button
          type="button"
          className="app-side__link app-side__fold needs-js"
          aria-expanded={!isFolded}
          aria-label={isFolded ? "Expand navigation" : "Collapse navigation"}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? <Unfold /> : <Fold />}
          <span className="app-side__word">Collapse</span>
        </button>
      </Tooltip>
    </div>
  );
}

/** `rest` is what the tooltip adds. */
function SideLink({ link, ...rest }: { link: FrameLink }) {
  const { to, label, icon, isExact, isCurrent } = link;
  const content = (
    <>
      {icon}
      <span className="app-side__word">{label}</span>
    </>
  );
  // NavLink decides by its own address only.
  return isCurrent === undefined ? (
    <NavLink {...rest} to={to} end={isExact ?? false} className="app-side__link">
      {content}
    </NavLink>
  ) : (
    <Link
      {...rest}
      to={to}
      className="app-side__link"
      aria-current={isCurrent ? "page" : undefined}
    >
      {content}
    </Link>
  );
}
