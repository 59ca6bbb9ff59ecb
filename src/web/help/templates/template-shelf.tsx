import type { TemplateShelf as Shelf } from "#content/service-templates.ts";
import type { ServiceTemplate } from "#domain/projects/contract.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Price } from "../../ui/Price.tsx";
import { CodeFrame } from "../code-frame.tsx";
import { Definitions } from "../definitions.tsx";
import { ConfigurationDrawing } from "./configuration-drawing.tsx";
import { configurationFacts } from "./configuration-facts.ts";

/** The service that builds a type, as the catalogue has it; null where it isn't on offer. */
export type Builder = { id: string; title: string; fromCents: number } | null;

/** The templates of one type, with the service that builds them beside. */
export function TemplateShelf({
  shelf,
  templates,
  builder,
}: {
  shelf: Shelf;
  templates: readonly ServiceTemplate[];
  builder: Builder;
}) {
  return (
    <section className="band shelf" id={shelf.type} aria-labelledby={`${shelf.type}-title`}>
      <div className="shelf__head">
        <h2 id={`${shelf.type}-title`}>{shelf.title}</h2>
        <p>{shelf.summary}</p>
        {builder ? (
          <p className="shelf__builder">
            <a href={paths.service(builder.id)}>{builder.title}</a>
            <Price cents={builder.fromCents} before="from" size="small" />
          </p>
        ) : null}
      </div>
      <ul className="shelf__templates">
        {templates.map((template) => (
          <li key={template.id} id={template.id}>
            <Template template={template} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Template({ template }: { template: ServiceTemplate }) {
  const { name, description, popular, configuration } = template;
  return (
    <article className="recipe" aria-labelledby={`${template.id}-name`}>
      <ConfigurationDrawing className="recipe__drawing" configuration={configuration} />
      <div className="recipe__words">
        <h3 id={`${template.id}-name`}>
          {name} {popular ? <Badge tone="accent">Popular</Badge> : null}
        </h3>
        <p>{description}</p>
        <ButtonLink href={paths.studioStart({ template: template.id })} variant="quiet">
          Use This Template<span className="sr-only">: {name}</span>
        </ButtonLink>
      </div>
      <Definitions
        items={configurationFacts(configuration).map(({ name: term, value }) => [term, value])}
      />
      <details className="recipe__whole">
        <summary>Full configuration</summary>
        <CodeFrame title={name} language="JSON">
          <code>{JSON.stringify(configuration, null, 2)}</code>
        </CodeFrame>
      </details>
    </article>
  );
}
