import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { readBotFigures, sumOf } from "#domain/chatbots/index.ts";
import { depsContext } from "../../../kit/context.ts";
import { actorContext } from "../../../kit/guards.ts";
import { translateErrors } from "../../../kit/translate-errors.ts";
import { paths } from "../../../paths.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import type { Route } from "./+types/figures.ts";
import { FigureChart } from "./figure-chart.tsx";
import { daysIn, periods } from "./figure-days.ts";
import { type FigureKind, figureKinds } from "./figure-kinds.ts";
import { InboxHead } from "./inbox-head.tsx";

/** `?days=` (30 or 90), `?figure=` says which one is drawn. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [actor, deps] = [context.get(actorContext), context.get(depsContext)];
    const projectId = params.id;
    const figures = await readBotFigures(
      actor,
      { projectId, days: daysIn(url.searchParams) },
      deps,
    );
    const { days, before } = figures;
    const sums = { now: sumOf(days), before: sumOf(before) };
    return { ...figures, sums, projectId, figure: url.searchParams.get("figure") };
  });

export const meta = () => [
  { title: `Figures · ${brand.name}` },
  { name: "robots", content: "noindex" },
];

type Figures = Route.ComponentProps["loaderData"];

/** How a bot does: its figures over the last days beside those of the time before. */
export default function BotFiguresPage({ loaderData }: Route.ComponentProps) {
  const { days, before, sums, projectId, payer, figure } = loaderData;
  const kinds = figureKinds(payer);
  const kind = kinds.find(({ id }) => id === figure) ?? kinds[0];
  const isEmpty = sums.now.conversations + sums.before.conversations + sums.now.leads === 0;
  const period = String(days.length);
  return (
    <div className="desk">
      <InboxHead
        projectId={projectId}
        title="Figures"
        actions={
          isEmpty ? null : (
            <ButtonLink
              href={paths.botFiguresFile(projectId, period)}
              variant="quiet"
              size="small"
              download
            >
              Download CSV
            </ButtonLink>
          )
        }
      />
      <nav className="bot-desk__periods" aria-label="Period">
        {periods.map((one) => (
          <Link
            key={one}
            to={paths.botFigures(projectId, { days: String(one), figure: figure ?? "" })}
            aria-current={one === days.length ? "true" : undefined}
            preventScrollReset
          >
            {one} days
          </Link>
        ))}
      </nav>
      {isEmpty || !kind ? (
        <EmptyState
          action={
            <ButtonLink href={paths.workspace(projectId)} variant="quiet" size="small">
              Open the designer
            </ButtonLink>
          }
        >
          <p>
            No conversations in the last {days.length} days. Publish the bot and put it on your
            site, and its figures appear here.
          </p>
        </EmptyState>
      ) : (
        <>
          <ul className="bot-figures">
            {kinds.map((one) => (
              <FigureTile key={one.id} kind={one} isShown={one === kind} figures={loaderData} />
            ))}
          </ul>
          {payer === "provider" ? (
            <p className="bot-desk__by">
              The AI model that writes the answers is included in your plan.
            </p>
          ) : null}
          <FigureChart kind={kind} days={days} before={before} />
        </>
      )}
    </div>
  );
}

/** One figure of the whole time, and that of the time before. It leads to its chart. */
function FigureTile({
  kind: { id, label, read, show },
  isShown,
  figures: { sums, projectId, days },
}: {
  kind: FigureKind;
  isShown: boolean;
  figures: Figures;
}) {
  const [now, before] = [read(sums.now), read(sums.before)];
  return (
    <li>
      <Link
        className="bot-figure"
        to={paths.botFigures(projectId, { days: String(days.length), figure: id })}
        aria-current={isShown ? "true" : undefined}
        preventScrollReset
      >
        <span className="bot-figure__label">{label}</span>{" "}
        <span className="bot-figure__value figures">{now === null ? "–" : show(now)}</span>{" "}
        <span className="bot-figure__before figures">
          {before === null ? "No earlier figure" : `${show(before)} before`}
        </span>
      </Link>
    </li>
  );
}
