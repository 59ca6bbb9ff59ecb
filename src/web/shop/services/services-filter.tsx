import type { Category, CategoryId } from "#domain/catalogue/contract.ts";
import { paths } from "../../paths.ts";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";

export type CountedCategory = Category & { count: number };

/** All Services and the six categories, as links: the choice stands in the address. */
export function ServicesFilter({
  categories,
  current,
  total,
}: {
  categories: readonly CountedCategory[];
  current: CategoryId | null;
  total: number;
}) {
  const all = { id: null, name: "All Services", count: total };
  return (
    <nav className="band filter" aria-label="Categories" id="all-services">
      <ThreadEdge className="filter__line" />
      <ul className="filter__list">
        {[all, ...categories].map(({ id, name, count }) => (
          <li key={name}>
            <a
              href={`${paths.services(id ?? undefined)}#all-services`}
              aria-current={id === current ? "page" : undefined}
            >
              {name} <span className="filter__count figures">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
