import type { ReactNode } from "react";
import { Link } from "react-router";
import { typeOffers } from "#content/studio-start/types.ts";
import { counted } from "#content/words.ts";
import type { ProjectCard as Card } from "#domain/projects/contract.ts";
import { paths } from "../../paths.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Thumbnail } from "../thumbnail.tsx";
import { StateBadge } from "./state-words.tsx";

/** One project of the list: its picture, what it is, what runs of it, and what can be done. */
export function ProjectCard({ project, menu }: { project: Card; menu: ReactNode }) {
  const { id, name, description, serviceType, state, ownerName, week, deletedForGoodAt } = project;
  const nameId = `project-${id}`;
  return (
    <article className="project-card" aria-labelledby={nameId}>
      <Thumbnail configuration={project.configuration} />
      <div className="project-card__words">
        <h3 className="project-card__name" id={nameId}>
          {deletedForGoodAt ? name : <Link to={paths.workspace(id)}>{name}</Link>}
        </h3>
        <p className="project-card__about">{description}</p>
        <p className="project-card__facts">
          <span>{typeOffers[serviceType].name}</span>
          {deletedForGoodAt ? null : <StateBadge state={state} liveNumber={project.liveNumber} />}
          {week ? (
            <span className="figures">{counted(week.count, week.noun)} this week</span>
          ) : null}
          {week && week.waiting > 0 ? (
            <Link to={paths.botInbox(id, { show: "person" })}>
              <Badge tone="amber">
                {counted(week.waiting, "conversation")} waiting for a person
              </Badge>
            </Link>
          ) : null}
          {ownerName ? <span>Shared by {ownerName}</span> : null}
        </p>
        <p className="project-card__time">
          {deletedForGoodAt ? (
            <>
              Deleted for good on <Moment at={deletedForGoodAt} dayOnly />
            </>
          ) : (
            <>
              Changed <Moment at={project.updatedAt} />
            </>
          )}
        </p>
      </div>
      <div className="project-card__menu">{menu}</div>
    </article>
  );
}
