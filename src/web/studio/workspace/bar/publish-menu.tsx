import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/Button.tsx";
import { ChevronDown, CircleOff, Inbox, Pause, Play } from "../../../ui/icons.tsx";
import { Menu, MenuItem, MenuLine, MenuLink } from "../../../ui/Menu.tsx";
import { History, Rocket } from "../../icons.tsx";
import type { OpenDialog, Room } from "../room.ts";

/** The one primary action: what goes live, and what happens to what is live. */
export function PublishMenu({
  project,
  facts: { deployment },
  open,
}: Pick<Room, "project" | "facts"> & { open: (dialog: OpenDialog) => void }) {
  const isLive = deployment?.state === "live";
  const isPaused = deployment?.state === "paused";
  return (
    <Menu
      trigger={
        <Button size="small" iconAfter={<ChevronDown size={16} />}>
          Publish
        </Button>
      }
    >
      <MenuItem icon={<Rocket />} onSelect={() => open("publish")}>
        {isLive ? "Publish the changes" : "Go live"}
      </MenuItem>
      {isLive ? (
        <MenuItem icon={<Pause />} onSelect={() => open("pause")}>
          Pause
        </MenuItem>
      ) : null}
      {isPaused ? (
        <MenuItem icon={<Play />} onSelect={() => open("resume")}>
          Resume
        </MenuItem>
      ) : null}
      {isLive || isPaused ? (
        <MenuItem icon={<CircleOff />} onSelect={() => open("take-offline")}>
          Take offline
        </MenuItem>
      ) : null}
      <MenuLine />
      <MenuItem icon={<History />} onSelect={() => open("deployments")}>
        History and rollback
      </MenuItem>
      {project.serviceType === "automation" ? (
        <MenuLink icon={<Inbox />} to={paths.automationRuns(project.id)}>
          Runs
        </MenuLink>
      ) : null}
      {project.serviceType === "chatbot" ? (
        <MenuLink icon={<Inbox />} to={paths.botInbox(project.id)}>
          Inbox and leads
        </MenuLink>
      ) : null}
      {project.serviceType === "form-interface" ? (
        <MenuLink icon={<Inbox />} to={paths.formAnswers(project.id)}>
          Answers
        </MenuLink>
      ) : null}
    </Menu>
  );
}
