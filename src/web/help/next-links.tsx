import { leadsSomewhere } from "../paths.ts";
import { ArrowRight } from "../ui/icons.tsx";

type Next = { href: string; title: string; text: string };

/** Where to go on at the end of a guide; a page that doesn't exist yet is left out. */
export function NextLinks({ links }: { links: readonly Next[] }) {
  const shown = links.filter(({ href }) => leadsSomewhere(href));
  if (shown.length === 0) return null;
  return (
    <nav className="next-links" aria-label="Next">
      <ul>
        {shown.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <span className="next-links__title">
                {title} <ArrowRight />
              </span>
              <span className="next-links__text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
