import { quickAccessLinks } from "#content/navigation.ts";
import { leadsSomewhere } from "../paths.ts";

/** The quick-access links of spec studio.md §2.1: on help pages and in the studio. */
export function QuickAccess() {
  const links = quickAccessLinks.filter(({ href }) => leadsSomewhere(href));
  if (links.length === 0) return null;
  return (
    <nav className="quick-access" aria-label="Quick access">
      <p className="quick-access__title">Quick access</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
