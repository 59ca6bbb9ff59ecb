import { useNavigate } from "react-router";
import { themes } from "../../../account/account-menu.tsx";
import { chooseTheme } from "../../../kit/theme-choice.ts";
import { paths } from "../../../paths.ts";
import {
  ArrowRight,
  Designer,
  Download,
  Eye,
  Grid,
  History,
  Redo,
  Save,
  Share,
  Undo,
  Workflow,
} from "../../../ui/icons.tsx";
import type { Command, CommandGroup } from "../../../ui/Palette.tsx";
import { typeNames } from "../../type-words.ts";
import type { OpenDialog, OtherProject, PanelTab, Room } from "../room.ts";

/** What the palette of a workspace offers: its actions, its panes, and the person's other projects. */
export function useCommands({
  room: { store, facts, isReadOnly },
  others,
  open,
  show,
}: {
  room: Pick<Room, "store" | "facts" | "isReadOnly">;
  others: readonly OtherProject[];
  open: (dialog: OpenDialog) => void;
  show: (tab: PanelTab) => void;
}): CommandGroup[] {
  const navigate = useNavigate();
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
        command("Versions", <History />, () => open("versions")),
        ...(facts.role === "owner"
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
        command("All projects", <ArrowRight />, () => void navigate(paths.studio())),
        ...others.map(({ id, name, serviceType }) => ({
          id,
          label: name,
          words: typeNames[serviceType],
          icon: <Workflow />,
          run: () => void navigate(paths.workspace(id)),
        })),
      ],
    },
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
