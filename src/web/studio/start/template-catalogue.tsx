import { useId, useState } from "react";
import { Link } from "react-router";
import { serviceTemplates, templateShelves } from "#content/service-templates.ts";
import type { ServiceTemplate, ServiceType } from "#domain/projects/contract.ts";
import { plainLetters } from "#kit/words.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Field, Select } from "../../ui/Field.tsx";
import { Thumbnail } from "../thumbnail.tsx";

const popularFirst = serviceTemplates.toSorted((a, b) => Number(b.popular) - Number(a.popular));
const shelfOf = (type: ServiceType) => templateShelves.find((shelf) => shelf.type === type);

/** The service catalogue (spec studio.md §2.3): templates, popular first, by words and type; each can be looked at first. */
export function TemplateCatalogue({ chosen }: { chosen: string | null }) {
  const [words, setWords] = useState("");
  const [type, setType] = useState("");
  const titleId = useId();
  const found = popularFirst.filter(
    (template) => (type === "" || template.serviceType === type) && matches(template, words),
  );
  return (
    <section className="grid gap-4" aria-labelledby={titleId}>
      <h2 className="studio__title" id={titleId}>
        Service catalogue
      </h2>
      <div className="studio-start__filter needs-js">
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
            <TemplateCard template={template} isChosen={template.id === chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const matches = ({ name, description, serviceType }: ServiceTemplate, words: string): boolean => {
  const text = plainLetters(`${name} ${description} ${shelfOf(serviceType)?.title ?? ""}`);
  return plainLetters(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

const TemplateCard = ({ template, isChosen }: { template: ServiceTemplate; isChosen: boolean }) => (
  <article className="project-card" aria-labelledby={`template-${template.id}`}>
    <Thumbnail configuration={template.configuration} />
    <div className="project-card__words">
      <h3 className="project-card__name" id={`template-${template.id}`}>
        <Link
          to={paths.studioStart({ template: template.id })}
          aria-current={isChosen ? "true" : undefined}
        >
          {template.name}
        </Link>
      </h3>
      <p className="project-card__about">{template.description}</p>
      <p className="project-card__facts">
        <span>{shelfOf(template.serviceType)?.title}</span>
        {template.popular ? <Badge tone="accent">Popular</Badge> : null}
      </p>
    </div>
  </article>
);
