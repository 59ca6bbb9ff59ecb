import { brand } from "#content/brand.ts";
import { headerLinks } from "#content/navigation.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { Close, Menu, Moon, Search, Sun } from "../ui/icons.tsx";
import { Mark } from "../ui/Logo.tsx";
import { AccountActions, AccountItems } from "./header-account.tsx";
import { NavigationItem } from "./navigation-item.tsx";

const links = headerLinks.filter((link) => leadsSomewhere(link.href));

const icons = (
  <>
    <Moon className="when-light" size={20} />
    <Sun className="when-dark" size={20} />
  </>
);

/**
 * The bar on top of every page (spec site.md §2, Header). The menu on small screens is a native popover:
 * it opens without a script, and closes by Escape or a touch beside it. theme.ts finds the toggles, and
 * signed-in.ts says whose links are shown: all of them are in every page. Links with `data-search` open the
 * search over the page once search/begin.ts listens.
 */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="band site-header__bar">
        <a className="site-logo" href={paths.home()}>
          <span className="site-logo__mark">
            <Mark />
          </span>
          <span>
            <span className="site-logo__name display">{brand.name}</span>
            <span className="site-logo__tagline">{brand.tagline}</span>
          </span>
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul>
            {links.map((link) => (
              <NavigationItem key={link.href} link={link} path={path} />
            ))}
          </ul>
        </nav>
        <nav className="site-nav site-nav--account" aria-label="Account" data-shown-to="signed-in">
          <ul>
            <AccountItems path={path} />
          </ul>
        </nav>
        <a
          className="button button--icon site-header__search"
          href={paths.search()}
          aria-label="Search"
          data-search
        >
          <Search size={20} />
        </a>
        <div className="site-header__desktop">
          <button
            type="button"
            className="button button--icon theme-toggle needs-js"
            data-theme-toggle
            aria-label="Switch theme"
            suppressHydrationWarning // theme.ts has named it by then
          >
            {icons}
          </button>
          <div className="site-header__account">
            <AccountActions />
          </div>
        </div>
        <div className="site-header__menu">
          <button
            type="button"
            className="button button--icon"
            popoverTarget="site-menu"
            aria-label="Menu"
          >
            <Menu size={22} />
          </button>
        </div>
        <div className="site-menu" id="site-menu" popover="auto">
          <a className="site-menu__search" href={paths.search()} data-search>
            <span>Search</span>
            <Search size={20} />
          </a>
          <nav aria-label="Menu">
            <ul>
              {links.map((link) => (
                <NavigationItem key={link.href} link={link} path={path} />
              ))}
              <AccountItems path={path} />
              <li className="needs-js">
                <button
                  type="button"
                  className="theme-toggle"
                  data-theme-toggle
                  suppressHydrationWarning
                >
                  <span data-theme-label suppressHydrationWarning>
                    Dark Mode
                  </span>
                  <span>{icons}</span>
                </button>
              </li>
            </ul>
          </nav>
          <div className="site-menu__actions">
            <AccountActions wide />
            <button
              type="button"
              className="button button--quiet button--wide"
              popoverTarget="site-menu"
              popoverTargetAction="hide"
            >
              <Close />
              <span>Close</span>
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
