import { brand } from "#content/brand.ts";
import { accountLinks, headerLinks, type NavigationLink } from "#content/navigation.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Close, Menu, Moon, Sun } from "../ui/icons.tsx";
import { Mark } from "../ui/Logo.tsx";

const links = headerLinks.filter((link) => leadsSomewhere(link.href));
const account = accountLinks.filter(
  (link) => link.audience === "signed-out" && leadsSomewhere(link.href),
);

/** `page` for the page itself, `true` for a page below it. */
const currentOf = (href: string, path: string) => {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? true : undefined;
};

const icons = (
  <>
    <Moon className="when-light" size={20} />
    <Sun className="when-dark" size={20} />
  </>
);

const NavigationItem = ({ link, path }: { link: NavigationLink; path: string }) => (
  <li>
    <a href={link.href} aria-current={currentOf(link.href, path)}>
      <span>{link.label}</span>
    </a>
  </li>
);

function AccountLinks({ wide }: { wide?: boolean }) {
  return account.map((link, index) => (
    <ButtonLink
      key={link.href}
      href={link.href}
      wide={wide}
      variant={index === account.length - 1 ? "primary" : "quiet"}
    >
      {link.label}
    </ButtonLink>
  ));
}

/**
 * The bar on top of every page (spec site.md §2, Header). The menu on small screens is a native popover:
 * it opens without a script, and closes by Escape or a touch beside it. theme.ts finds the toggles.
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
          <AccountLinks />
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
          <nav aria-label="Menu">
            <ul>
              {links.map((link) => (
                <NavigationItem key={link.href} link={link} path={path} />
              ))}
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
            <AccountLinks wide />
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
