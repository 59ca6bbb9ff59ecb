import type { LibraryVideo } from "#domain/videos/ports.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Badge } from "../../ui/Badge.tsx";
import { DataTable, type Column } from "../../ui/DataTable.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RenameForm } from "./rename-form.tsx";

const states = {
  queued: { word: "Waiting", tone: "plain" },
  generating: { word: "Generating", tone: "amber" },
  ready: { word: "Ready", tone: "moss" },
  failed: { word: "Failed", tone: "brick" },
} as const;

/** Videos in the account at the provider; a text where it couldn't be asked. */
export function Library({
  library,
  actions,
  pager,
}: {
  library: { videos: LibraryVideo[]; hasMore: boolean } | string;
  actions: Actions;
  /** Addresses of the list's first page and of the next one; null where there is none. */
  pager: { first: string | null; next: string | null };
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-5">Videos at Tavus</h2>
      <p className="text-ink-soft">
        All videos in the connected account. Customers keep their own copy of each finished video:
        renaming or deleting one here doesn’t change it.
      </p>
      {typeof library === "string" ? (
        <Notice tone="brick" title="Failed to load videos">
          {library}
        </Notice>
      ) : library.videos.length > 0 ? (
        <DataTable
          caption="Videos at the video provider"
          columns={columnsFor(actions)}
          rows={library.videos}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState>
          <p>No videos on this page of the account.</p>
        </EmptyState>
      )}
      <Pager {...pager} words={{ first: "First page", next: "Next page" }} />
    </section>
  );
}

const columnsFor = (actions: Actions): Column<LibraryVideo>[] => [
  {
    title: "Video",
    isName: true,
    cell: ({ id, name, url }) =>
      url === null ? (
        (name ?? id)
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {name ?? id}
          <span className="sr-only"> (opens at Tavus)</span>
        </a>
      ),
  },
  { title: "ID", cell: ({ id }) => <code>{id}</code> },
  {
    title: "Status",
    cell: ({ status, failure }) => (
      <>
        <Badge tone={states[status].tone}>{states[status].word}</Badge>
        {failure ? <span className="text-ink-soft"> {failure}</span> : null}
      </>
    ),
  },
  {
    title: "Actions",
    isActions: true,
    cell: ({ id, name }) => (
      <div className="actions">
        <RenameForm
          actions={actions}
          intent="rename-video"
          schema={() =>
            import("#domain/videos/contract.ts").then(
              ({ RenameLibraryVideo }) => RenameLibraryVideo,
            )
          }
          id={id}
          name={name}
          maxLength={200}
        />
        <ActionButton
          actions={actions}
          fields={{ intent: "delete-video", id, name: name ?? id }}
          about={name ?? id}
          busy="Deleting..."
          asks
        >
          Delete
        </ActionButton>
      </div>
    ),
  },
];
