import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { PageChange } from "./PageChange.tsx";

export type FrameLink = {
  to: string;
  label: string;
  icon: ReactNode;
  /** Current only at exactly this address, not below it. */
  isExact?: boolean;
  /** Current also here, at an address that isn't below its own (true), or not even below it (false). */
  isCurrent?: boolean | undefined;
};

/**
 * The frame of an app (portal, admin): a narrow navigation left, the page right. The thread runs down the
 * navigation and marks where one is. `label` names the navigation to assistive technology.
 */
export function AppFrame({
  label,
  title,
  links,
  head,
  children,
}: {
  label: string;
  /** Stands over the navigation. */
  title: ReactNode;
  links: readonly FrameLink[];
  /** Across the page, over what the navigation chooses. */
  head?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="frame">
      <PageChange />
      <div className="frame__side">
        <p className="frame__title display">{title}</p>
        <nav className="frame__nav" aria-label={label}>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <FrameEntry {...link} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="frame__page">
        {head}
        {children}
      </div>
    </div>
  );
}

function FrameEntry({ to, label, icon, isExact, isCurrent }: FrameLink) {
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  // NavLink decides by its own address only.
  return isCurrent === undefined ? (
    <NavLink to={to} end={isExact ?? false} className="frame__link">
      {content}
    </NavLink>
  ) : (
    <Link to={to} className="frame__link" aria-current={isCurrent ? "page" : undefined}>
      {content}
    </Link>
  );
}

/** Heading of a page in a frame, with what can be done on the right. The page's one `<h1>`. */
export function PageHead({
  title,
  lede,
  actions,
}: {
  title: ReactNode;
  lede?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="page-head">
      <div>
        <h1 className="page-head__title" tabIndex={-1}>
          {title}
        </h1>
        {lede ? <p className="page-head__lede">{lede}</p> : null}
      </div>
      {actions ? <div className="page-head__actions">{actions}</div> : null}
    </div>
  );
}
