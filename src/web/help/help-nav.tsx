import { shelfOf } from "#content/navigation.ts";
import { leadsSomewhere } from "../paths.ts";

/** The guides beside this one, with this one marked; nothing where there is no other. */
export function HelpNav({ path }: { path: string }) {
  const shelf = shelfOf(path);
  const links = shelf?.links.filter(({ href }) => leadsSomewhere(href)) ?? [];
  if (!shelf || links.length < 2) return null;
  return (
    <nav className="help-nav" aria-label={shelf.title}>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
