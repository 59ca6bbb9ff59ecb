import type { NamedProject } from "#domain/projects/contract.ts";
import { paths } from "../paths.ts";
import { Plus, Upload, Workflow } from "../ui/icons.tsx";
import type { Command } from "../ui/Palette.tsx";
import { Grid } from "./icons.tsx";
import { typeNames } from "./type-words.ts";

type LeadTo = (to: string) => () => void;

/** A person's projects in a palette, by name and type. */
export const projectCommands = (projects: readonly NamedProject[], leadTo: LeadTo): Command[] =>
  projects.map(({ id, name, serviceType }) => ({
    id,
    label: name,
    words: typeNames[serviceType],
    icon: <Workflow />,
    run: leadTo(paths.workspace(id)),
  }));

/** Ways to start a project, in a palette. */
export const startCommands = (leadTo: LeadTo): Command[] => [
  {
    id: "new project",
    label: "New AI Project",
    words: "create start sentence",
    icon: <Plus />,
    run: leadTo(paths.studioStart()),
  },
  {
    id: "templates",
    label: "Browse templates",
    words: "service catalogue new project",
    icon: <Grid />,
    run: leadTo(`${paths.studioStart()}#templates`),
  },
  {
    id: "empty project",
    label: "Start an empty project",
    words: "blank new",
    icon: <Plus />,
    run: leadTo(`${paths.studioStart()}#blank`),
  },
  {
    id: "import project",
    label: "Import a project",
    words: "file json upload new",
    icon: <Upload />,
    run: leadTo(`${paths.studioStart()}#import`),
  },
];
