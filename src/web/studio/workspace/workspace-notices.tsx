import { Link } from "react-router";
import { placeWords } from "#domain/projects/configuration/describe-changes.ts";
import type { Json } from "#kit/json-changes.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Room } from "./room.ts";
import { placeOf } from "./session/editing.ts";
import { conflictWords, savingWords } from "./session/saving-words.ts";
import type { useLeftCopies } from "./use-left-copies.ts";

/** What has to be read or decided: failed saves, conflicts, work that was left behind, and rights. */
export function WorkspaceNotices({
  project,
  store,
  state,
  facts,
  isGone,
  copies,
}: Room & { copies: ReturnType<typeof useLeftCopies> }) {
  const { conflicts, document } = state.editing;
  const { text, tone, label } = savingWords(state.saving);
  const isSignedOut = state.saving.state === "failed" && state.saving.reason === "signed-out";
  return (
    <section className="workspace__notices" aria-label="Notices">
      {isGone ? (
        <Notice tone="brick" title="This project is no longer available" live>
          <p>It was deleted, or you no longer have access. Export it to keep what you see.</p>
          <p className="workspace__answers">
            <ButtonLink href={paths.studio()} size="small">
              Back to your projects
            </ButtonLink>
            {facts.role === "owner" ? (
              <Link to={paths.studio({ state: "bin" })}>Look in the bin</Link>
            ) : null}
          </p>
        </Notice>
      ) : null}
      {facts.role === "viewer" && !isGone ? (
        <Notice title="View only">
          You can look at everything here. To change it, ask {project.ownerName || "the owner"} to
          make you an editor.
        </Notice>
      ) : null}
      {text && !isGone ? (
        <Notice tone={tone} title={label} live>
          <p>{text}</p>
          <p className="workspace__answers">
            {isSignedOut ? (
              <a href={paths.login(paths.workspace(project.id))} target="_blank" rel="noreferrer">
                Sign in in a new tab
              </a>
            ) : null}
            <Button variant="quiet" size="small" onClick={() => void store.save()}>
              Save now
            </Button>
          </p>
        </Notice>
      ) : null}
      {copies.left ? (
        <Notice tone="amber" title="Unsaved changes were found in this browser" live>
          <p>
            They are from <Moment at={copies.left.keptAt} long />. Bring them back, or discard them.
          </p>
          <p className="workspace__answers">
            <Button size="small" onClick={copies.bringBack}>
              Bring back
            </Button>
            <Button variant="quiet" size="small" onClick={copies.discard}>
              Discard
            </Button>
          </p>
        </Notice>
      ) : null}
      {conflicts.map((conflict) => (
        <Notice key={placeOf(conflict.path)} tone="amber" title="Conflicting changes" live>
          <p>
            {conflictWords(
              conflict,
              placeWords(project.serviceType, conflict.path, document as unknown as Json),
            )}
          </p>
          <p className="workspace__answers">
            <Button size="small" onClick={() => store.settle(conflict.path, "mine")}>
              Keep mine
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => store.settle(conflict.path, "theirs")}
            >
              Use theirs
            </Button>
          </p>
        </Notice>
      ))}
    </section>
  );
}
