import type { ReactNode } from "react";

/** Words and what they mean, or a thing and its facts: `<Definitions items={[["Term", "What it is"], …]} />`. */
export function Definitions({ items }: { items: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className="definitions">
      {items.map(([term, meaning], at) => (
        <div key={at}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
