import { useEffect, useRef } from "react";
import type { ProjectCard } from "#domain/projects/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";

/** Asks for another name; Enter sends it. */
export function RenameDialog({
  project,
  actions,
  close,
}: {
  project: ProjectCard;
  actions: Actions;
  close: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title="Rename project" onClose={close}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const name = new FormData(event.currentTarget).get("name");
          if (typeof name !== "string" || name.trim() === "") return;
          actions.send({ intent: "rename", project: project.id, name });
          dialog.current?.close();
        }}
      >
        <Field label="Name" name="name" defaultValue={project.name} required maxLength={100} />
        <div>
          <Button type="submit">Rename</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The same in the card itself, for browsers without scripts. */
export const PlainRename = ({
  project: { id, name },
  actions,
}: {
  project: Pick<ProjectCard, "id" | "name">;
  actions: Actions;
}) => (
  <actions.fetcher.Form method="post" action={actions.action} className="project-card__rename">
    <input type="hidden" name="intent" value="rename" />
    <input type="hidden" name="project" value={id} />
    <Field label={`New name of ${name}`} name="name" defaultValue={name} required maxLength={100} />
    <Button type="submit" variant="quiet" size="small">
      Rename
    </Button>
  </actions.fetcher.Form>
);
