import type { SourceLink } from "#domain/consultant/contract.ts";
import { safeLink } from "../../kit/safe-link.ts";

/** The pages that an answer rests on, each once. */
export function ChatSources({ sources }: { sources: readonly SourceLink[] }) {
  const links = sources.flatMap(({ path, title }, index) => {
    const link = safeLink(path, location.origin);
    const isFirst = sources.findIndex((one) => one.path === path) === index;
    return link?.isOurs && isFirst ? [{ href: link.href, title }] : [];
  });
  if (links.length === 0) return null;
  return (
    <div className="speech__sources">
      <p>From</p>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
