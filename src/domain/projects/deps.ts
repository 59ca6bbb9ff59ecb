import type { Db, DbOrTx } from "#db/open.ts";
import type { FileDeps } from "#domain/files/index.ts";
import type { IdentityDeps } from "#domain/identity/index.ts";
import type { UsageDeps } from "#domain/usage/index.ts";
import type { Clock } from "#kit/time.ts";
import type { ServiceType } from "./contract.ts";
import type { LiveProjects } from "./live-projects.ts";
import type { ProjectWriter } from "./ports.ts";

/**
 * How a noun that runs published projects counts what they did. It says so in src/domain/nouns.ts; projects know no
 * noun above them.
 */
export type ActivityCounter = {
  serviceType: ServiceType;
  /** What is counted, in the singular, e.g. `answer`. */
  noun: string;
  /**
   * By project, for all of a page in one query; projects without any may be left out. `waiting`: how many of them wait
   * for a person now.
   */
  countSince: (
    db: DbOrTx,
    projectIds: readonly string[],
    since: Date,
  ) => Promise<ReadonlyMap<string, { count: number; waiting?: number }>>;
};

export type ProjectDeps = IdentityDeps &
  Pick<FileDeps, "digest" | "files"> &
  Pick<UsageDeps, "usage"> & {
    db: Db;
    clock: Clock;
    publicUrl: string;
    brandName: string;
    projects: {
      live: LiveProjects;
      activity: readonly ActivityCounter[];
      /** Writes first versions; null: our rules do it alone. */
      writer: ProjectWriter | null;
    };
  };
