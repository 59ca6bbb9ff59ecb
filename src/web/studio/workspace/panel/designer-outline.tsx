import type { Problem } from "#domain/projects/configuration/parts.ts";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";
import { TriangleAlert } from "../../../ui/icons.tsx";
import { outlineOf } from "./outline.ts";

/** The Designer tab (spec studio.md §2.4): where to work, what is in the project, and what is missing. */
export function DesignerOutline({
  type,
  configuration,
  problems,
  selected,
  select,
}: {
  type: ServiceType;
  configuration: Configuration;
  problems: readonly Problem[];
  selected: string | null;
  select: (id: string | null) => void;
}) {
  return (
    <div className="workspace-outline">
      <p className="text-ink-soft">Configure your service in the main area.</p>
      {problems.length > 0 ? (
        <section aria-labelledby="problems">
          <h2 id="problems" className="workspace-panel__title">
            Before you publish
          </h2>
          <ul>
            {problems.map(({ path, message }) => (
              <li key={`${path.join(".")} ${message}`}>
                <button
                  type="button"
                  className="workspace-outline__entry"
                  onClick={() => select(path.join("."))}
                >
                  <TriangleAlert size={16} />
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="workspace-outline__ready">Nothing is missing.</p>
      )}
      <nav aria-label="Sections">
        <h2 className="workspace-panel__title">Sections</h2>
        <ul>
          {outlineOf(type, configuration).map(({ id, title, detail }) => (
            <li key={id}>
              <button
                type="button"
                className="workspace-outline__entry"
                aria-current={selected === id || undefined}
                onClick={() => select(id)}
              >
                <span>{title}</span>
                <span className="workspace-outline__detail figures">{detail}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
