import type { Opening } from "#content/careers.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Mail } from "../../ui/icons.tsx";

/** An open role: what one would do, what it takes, and where to write. */
export function OpeningEntry({ opening, applyHref }: { opening: Opening; applyHref: string }) {
  const { id, title, terms, summary, tasks, needs } = opening;
  return (
    <article className="company__opening" id={id} aria-labelledby={`${id}-title`}>
      <div className="company__opening-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <p className="company__role">{terms}</p>
        <p>{summary}</p>
        <ButtonLink href={applyHref} icon={<Mail />} variant="quiet">
          Apply for {title}
        </ButtonLink>
      </div>
      <div className="company__opening-rest">
        <h4>What you would do</h4>
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
        <h4>What you bring</h4>
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}
