import { useState } from "react";
import type { ProjectCard } from "#domain/projects/contract.ts";
import type { Actions } from "../../kit/forms/use-actions.ts";
import { paths } from "../../paths.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { IconButton } from "../../ui/Button.tsx";
import { Copy, Eye, Workflow } from "../../ui/icons.tsx";
import { LateMenu } from "../../ui/LateMenu.tsx";
import { More, Pencil, Trash } from "../icons.tsx";
import { PlainRename } from "./rename-dialog.tsx";

/** What can be done with a project; deleting asks first. */
export function ProjectMenu({
  project: { id, name, role },
  actions,
  preview,
  rename,
}: {
  project: ProjectCard;
  actions: Actions;
  preview: () => void;
  rename: () => void;
}) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {hasFailed ? null : (
        <LateMenu
          trigger={
            <IconButton label={`Actions for ${name}`} className="needs-js">
              <More />
            </IconButton>
          }
          onFailed={() => setFailed(true)}
        >
          {({ MenuItem, MenuLine, MenuLink }) => (
            <>
              <MenuLink to={paths.workspace(id)} icon={<Workflow size={16} />}>
                Open
              </MenuLink>
              <MenuItem icon={<Eye size={16} />} onSelect={preview}>
                Preview
              </MenuItem>
              <MenuItem
                icon={<Copy size={16} />}
                onSelect={() => actions.send({ intent: "duplicate", project: id })}
              >
                Duplicate
              </MenuItem>
              {role === "viewer" ? null : (
                <MenuItem icon={<Pencil size={16} />} onSelect={rename}>
                  Rename
                </MenuItem>
              )}
              {role === "owner" ? (
                <>
                  <MenuLine />
                  <MenuItem
                    icon={<Trash size={16} />}
                    onSelect={() => actions.ask({ intent: "delete", project: id }, name)}
                  >
                    Delete
                  </MenuItem>
                </>
              ) : null}
            </>
          )}
        </LateMenu>
      )}
      <div className={hasFailed ? "project-card__plain" : "project-card__plain without-js"}>
        <ActionButton
          actions={actions}
          fields={{ intent: "duplicate", project: id }}
          about={name}
          busy="Duplicating…"
        >
          Duplicate
        </ActionButton>
        {role === "viewer" ? null : <PlainRename project={{ id, name }} actions={actions} />}
        {role === "owner" ? (
          <ActionButton
            actions={actions}
            fields={{ intent: "delete", project: id }}
            about={name}
            asks
            busy="Deleting…"
          >
            Delete
          </ActionButton>
        ) : null}
      </div>
    </>
  );
}

/** What can be done with a deleted project. */
export const BinMenu = ({
  project: { id, name },
  actions,
}: {
  project: ProjectCard;
  actions: Actions;
}) => (
  <div className="project-card__plain">
    <ActionButton
      actions={actions}
      fields={{ intent: "restore", project: id }}
      about={name}
      busy="Restoring…"
    >
      Restore
    </ActionButton>
    <ActionButton
      actions={actions}
      fields={{ intent: "purge", project: id }}
      about={name}
      asks
      busy="Deleting…"
    >
      Delete for good
    </ActionButton>
  </div>
);
