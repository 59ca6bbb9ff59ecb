import { type ReactNode, useState } from "react";
import { serviceTemplates, templateShelves } from "#content/service-templates.ts";
import type { ServiceTemplate, ServiceType } from "#domain/projects/contract.ts";
import { plainLetters } from "#kit/words.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { Thumbnail } from "../thumbnail.tsx";

const shelfOf = (type: ServiceType) => templateShelves.find((shelf) => shelf.type === type);

/** Popular first, those of a type before all others. */
const ordered = (first: ServiceType | undefined) =>
  serviceTemplates.toSorted(
    (a, b) =>
      Number(b.serviceType === first) - Number(a.serviceType === first) ||
      Number(b.popular) - Number(a.popular),
  );

/**
 * Templates with their pictures, by words and type (spec studio.md §2.3).
 * @param props `renderName` draws a template's name as what chooses it: a link or a button that fills its card; `first` is
 * the type whose templates come before all others
 */
export function TemplateBrowser({
  renderName,
  first,
}: {
  renderName: (template: ServiceTemplate) => ReactNode;
  first?: ServiceType;
}) {
  const [words, setWords] = useState("");
  const [type, setType] = useState("");
  const found = ordered(first).filter(
    (template) => (type === "" || template.serviceType === type) && matches(template, words),
  );
  return (
    <>
      <div className="template-filter needs-js" data-own-undo>
        <Field
          label="Search templates"
          name="search"
          type="search"
          value={words}
          maxLength={100}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label="Type"
          name="type"
          value={type}
          onChange={(event) => setType(event.target.value)}
        >
          <option value="">All types</option>
          {templateShelves.map((shelf) => (
            <option key={shelf.type} value={shelf.type}>
              {shelf.title}
            </option>
          ))}
        </Select>
      </div>
      <p className={found.length > 0 ? "sr-only" : "text-ink-soft"} role="status">
        {found.length > 0
          ? `${found.length} of ${serviceTemplates.length} templates`
          : "No services found matching your search."}
      </p>
      <ul className="project-cards">
        {found.map((template) => (
          <li key={template.id}>
            <TemplateCard template={template} name={renderName(template)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const matches = ({ name, description, serviceType }: ServiceTemplate, words: string): boolean => {
  const text = plainLetters(`${name} ${description} ${shelfOf(serviceType)?.title ?? ""}`);
  return plainLetters(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const TemplateCard = ({ template, name }: { template: ServiceTemplate; name: ReactNode }) => (
  <article className="project-card" aria-labelledby={`template-${template.id}`}>
    <Thumbnail configuration={template.configuration} />
    <div className="project-card__words">
      <h3 className="project-card__name" id={`template-${template.id}`}>
        {name}
      </h3>
      <p className="project-card__about">{template.description}</p>
      <p className="project-card__facts">
        <span>{shelfOf(template.serviceType)?.title}</span>
        {template.popular ? <Badge tone="accent">Popular</Badge> : null}
      </p>
    </div>
  </article>
);
