import type { Db } from "#db/open.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { Clock } from "#kit/time.ts";
import type { LiveProjects } from "./live-projects.ts";
import type { ProjectWriter } from "./ports.ts";

export type ProjectDeps = IdentityDeps &
  Pick<UsageDeps, "usage"> & {
    db: Db;
    clock: Clock;
    publicUrl: string;
    brandName: string;
    projects: {
      live: LiveProjects;
      /** Writes first versions; null: our rules do it alone. */
      writer: ProjectWriter | null;
    };
  };
