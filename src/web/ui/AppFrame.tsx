import type { ReactNode } from "react";
import { Link } from "react-router";
import { Menu } from "./icons.tsx";
import { Mark } from "./Logo.tsx";
import { PageChange } from "./PageChange.tsx";
import { SideNavigation, type FrameLink } from "./SideNavigation.tsx";

/**
 * The frame of an app (portal, studio, admin): a slim bar, the area's navigation at the left edge, and `<main>`
 * with the page. A layout that uses it says `shell: "app"` in its handle, so that root.tsx draws no other frame.
 */
export function AppFrame({
  area,
  site,
  links,
  tools,
  head,
  children,
}: {
  /** What the area is called, and its first page. */
  area: { label: string; href: string };
  /** The way back to the public site. */
  site: { label: string; href: string };
  links: readonly FrameLink[];
  /** At the right end of the bar: search, account. */
  tools: ReactNode;
  /** Across the page, above what the navigation chooses. */
  head?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="app">
      <header className="app-bar">
        <button
          type="button"
          className="button button--icon app-bar__menu"
          popoverTarget="app-side"
          aria-label="Menu"
        >
          <Menu size={20} />
        </button>
        <a className="app-bar__site" href={site.href} aria-label={site.label}>
          <span className="app-bar__mark">
            <Mark />
          </span>
          <span className="app-bar__name display">{site.label}</span>
        </a>
        <Link className="app-bar__area" to={area.href}>
          {area.label}
        </Link>
        <div className="app-bar__tools">{tools}</div>
      </header>
      <SideNavigation label={area.label} links={links} />
      <main id="main" tabIndex={-1} className="app__page">
        <PageChange />
        {head}
        {children}
      </main>
    </div>
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
