import { Link } from "react-router";
import { counted } from "#content/words.ts";
import type { VideoListItem, VideoSpeed } from "#domain/videos/contract.ts";
import { NewReplica, RenameLibraryVideo, RenameReplica } from "#domain/videos/contract.ts";
import {
  createReplica,
  deleteLibraryVideo,
  deleteReplica,
  listAllVideos,
  listLibrary,
  listReplicas,
  renameLibraryVideo,
  renameReplica,
} from "#domain/videos/index.ts";
import { AppError, toAppError } from "#errors";
import { depsContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { readForm } from "../../kit/forms/read-form.ts";
import { confirmFirst, runForm } from "../../kit/forms/run-form.ts";
import { useActions } from "../../kit/forms/use-actions.ts";
import { actorContext } from "../../kit/guards.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { ConfirmAction } from "../../ui/ConfirmAction.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { adminMeta } from "../admin-meta.ts";
import { When } from "../when.tsx";
import type { Route } from "./+types/video.ts";
import { Library } from "./library.tsx";
import { Replicas } from "./replicas.tsx";

export { AdminFailure as ErrorBoundary } from "../admin-failure.tsx";

/**
 * `?after=` is a place in the list, `?page=` counts the provider's pages. A provider that can't be reached hides only
 * what it has.
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  translateErrors(async () => {
    const [deps, actor] = [context.get(depsContext), context.get(actorContext)];
    const after = url.searchParams.get("after") ?? "";
    const videos = await listAllVideos(actor, { after }, deps);
    const page = Math.max(1, Math.min(1000, Math.floor(Number(url.searchParams.get("page"))) || 1));
    const [replicas, library] = await Promise.all([
      listReplicas(actor, deps).catch(wordsOf),
      listLibrary(actor, { page }, deps).catch(wordsOf),
    ]);
    return { ...videos, after, replicas, library, page };
  });

function wordsOf(thrown: unknown): string {
  const error = toAppError(thrown);
  if (error.code !== "video_provider_failed") throw thrown;
  return error.message;
}

export const action = (args: Route.ActionArgs) =>
  runForm(args, async (form) => {
    const [deps, actor] = [args.context.get(depsContext), args.context.get(actorContext)];
    const intent = formText(form, "intent");
    if (intent === "create") {
      await createReplica(actor, readForm(form, NewReplica), deps);
      return done("Training has started. It takes a few hours.");
    }
    if (intent === "rename") {
      await renameReplica(actor, readForm(form, RenameReplica), deps);
      return done("Replica renamed.");
    }
    if (intent === "rename-video") {
      await renameLibraryVideo(actor, readForm(form, RenameLibraryVideo), deps);
      return done("Video renamed at Tavus.");
    }
    if (intent !== "delete" && intent !== "delete-video") throw new AppError("invalid_input");
    if (!formText(form, "confirmed")) return confirmFirst(formText(form, "name"));
    if (intent === "delete-video") {
      await deleteLibraryVideo(actor, formText(form, "id"), deps);
      return done("Video deleted at Tavus.");
    }
    await deleteReplica(actor, formText(form, "id"), deps);
    return done("Replica deleted.");
  });

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orUnreachable(request, serverAction);

export const meta = () => adminMeta("Videos");

const states: Readonly<Record<VideoListItem["state"], string>> = {
  queued: "Waiting",
  voice: "Voice",
  drawing: "Drawing",
  encoding: "Encoding",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
};

const columns: Column<VideoListItem>[] = [
  {
    title: "Video",
    isName: true,
    cell: ({ projectId, title, number }) => (
      <Link className="person" to={paths.adminProject(projectId)}>
        {title}, v{number}
      </Link>
    ),
  },
  {
    title: "Status",
    cell: ({ state, failure }) => (
      <>
        <Badge tone={state === "done" ? "moss" : state === "failed" ? "brick" : "plain"}>
          {states[state]}
        </Badge>
        {failure ? <span className="text-ink-soft"> {failure}</span> : null}
      </>
    ),
  },
  {
    title: "Minutes",
    isFigure: true,
    cell: ({ seconds }) => (seconds === null ? "" : (seconds / 60).toFixed(1)),
  },
  { title: "Credits", isFigure: true, cell: ({ credits }) => credits ?? "" },
  {
    title: "Duration",
    isFigure: true,
    cell: ({ tookSeconds }) => (tookSeconds === null ? "" : `${Math.round(tookSeconds)} s`),
  },
  {
    title: "Made by",
    cell: ({ renderer }) => (renderer === "tavus" ? "Tavus" : "This installation"),
  },
  { title: "Requested", cell: ({ createdAt }) => <When iso={createdAt} /> },
];

/** The promise of the service level, as it was kept. */
const Speed = ({ speed }: { speed: VideoSpeed }) =>
  speed.perSecond === null ? null : (
    <p className="text-ink-soft">
      {speed.short > 0
        ? `${speed.inTime} of ${counted(speed.short, "video")} up to ${speed.upToSeconds} seconds long met the target of ${speed.withinSeconds} seconds. `
        : ""}
      A second of video usually takes {speed.perSecond.toFixed(1)} seconds to make, including
      waiting (the median of the last {speed.days} days).
    </p>
  );

/** Everybody's videos, and what the account at the video provider has. */
export default function Video({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, after, replicas, library, page, speed } = loaderData;
  const theirPage = page > 1 ? { page: String(page) } : {};
  const place = after ? { after } : {};
  const here = paths.adminVideo({ ...place, ...theirPage });
  const actions = useActions(here, actionData);
  return (
    <>
      <PageHead
        title="Videos"
        lede="Videos that customers have made, and the replicas that speak in them."
      />
      <OutcomeBanner outcome={actions.outcome} failure="That didn’t work" />
      <Speed speed={speed} />
      {items.length > 0 ? (
        <DataTable
          caption="Videos, newest first"
          columns={columns}
          rows={items}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>No videos yet. What customers generate in the studio appears here.</p>
        </EmptyState>
      )}
      <Pager
        first={after ? paths.adminVideo(theirPage) : null}
        next={next ? paths.adminVideo({ after: next, ...theirPage }) : null}
      />
      <Replicas replicas={replicas} actions={actions} />
      {library === null ? null : (
        <Library
          library={library}
          actions={actions}
          pager={{
            first: page > 1 ? paths.adminVideo(place) : null,
            next:
              typeof library !== "string" && library.hasMore
                ? paths.adminVideo({ ...place, page: String(page + 1) })
                : null,
          }}
        />
      )}
      <ConfirmAction
        actions={actions}
        back={here}
        questionOf={(intent) =>
          intent === "delete-video"
            ? {
                title: "Delete this video at Tavus?",
                text: "This can’t be undone. The customer’s finished copy is kept; a video that is still being generated will fail.",
                confirm: "Delete",
              }
            : {
                title: "Delete this replica?",
                text: "Videos made with it are kept. This can’t be undone.",
                confirm: "Delete",
              }
        }
      />
    </>
  );
}
