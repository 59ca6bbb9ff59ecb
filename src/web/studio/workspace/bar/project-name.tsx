import type { WorkspaceStore } from "../session/workspace-store.ts";

/** The project's name, to be typed into where it stands. An empty one keeps the former when it is saved. */
export const ProjectName = ({
  store,
  name,
  isReadOnly,
}: {
  store: WorkspaceStore;
  name: string;
  isReadOnly: boolean;
}) => (
  <input
    className="workspace-bar__name"
    aria-label="Project name"
    placeholder="Project name"
    maxLength={100}
    value={name}
    readOnly={isReadOnly}
    onChange={({ target }) =>
      store.change({ ...store.state().editing.document, name: target.value })
    }
    onKeyDown={({ key, currentTarget }) => {
      if (key === "Enter" || key === "Escape") currentTarget.blur();
    }}
  />
);
