import { useNavigate } from "react-router";
import type { NamedProject } from "#domain/projects/contract.ts";
import { themes } from "../../../account/account-menu.tsx";
import { chooseTheme } from "../../../kit/theme-choice.ts";
import { paths } from "../../../paths.ts";
import { ArrowRight, Download, Eye } from "../../../ui/icons.tsx";
import type { Command, CommandGroup } from "../../../ui/Palette.tsx";
import { Designer, Grid, History, Redo, Save, Share, Undo } from "../../icons.tsx";
import { projectCommands, startCommands } from "../../project-commands.tsx";
import type { OpenDialog, PanelTab, Room } from "../room.ts";

/** What the palette of a workspace offers: its actions, its panes, and the person's other projects. */
export function useCommands({
  room: { store, facts, isReadOnly, isGone },
  others,
  open,
  show,
}: {
  room: Pick<Room, "store" | "facts" | "isReadOnly" | "isGone">;
  others: readonly NamedProject[];
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}): CommandGroup[] {
  const navigate = useNavigate();
  const leadTo = (to: string) => () => void navigate(to);
  const command = (label: string, icon: Command["icon"], run: () => void, keys?: string) => ({
    id: label,
    label,
    icon,
    run,
    ...(keys && { keys }),
  });
  const editing = [
    command("Save Project", <Save />, () => void store.save(), "Ctrl S"),
    command("Undo", <Undo />, store.undo, "Ctrl Z"),
    command("Redo", <Redo />, store.redo, "Ctrl Shift Z"),
  ];
  return [
    {
      value: "Project",
      items: [
        ...(isReadOnly ? [] : editing),
        ...(isGone ? [] : [command("Versions", <History />, () => open("versions"))]),
        ...(facts.role === "owner" && !isGone
          ? [command("Share Project", <Share />, () => open("share"))]
          : []),
        command("Export", <Download />, () => open("export")),
      ],
    },
    {
      value: "Show",
      items: [
        command("Catalog", <Grid />, () => show("catalog")),
        command("Designer outline", <Designer />, () => show("designer")),
        command("Preview", <Eye />, () => show("preview")),
      ],
    },
    {
      value: "Projects",
      items: [
        command("All projects", <ArrowRight />, leadTo(paths.studio())),
        ...projectCommands(others, leadTo),
      ],
    },
    { value: "New", items: startCommands(leadTo) },
    {
      value: "Theme",
      items: themes.map(({ value, label, icon }) => ({
        id: `theme ${value}`,
        label: `Theme: ${label}`,
        icon,
        run: () => chooseTheme(value),
      })),
    },
  ];
}
