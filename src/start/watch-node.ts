import { raiseAlert, settleAlerts, type AlertDeps } from "#domain/operations/index.ts";
import { diskSpace, type DiskSpace } from "#kit/disk-space.ts";
import type { Log } from "#kit/log.ts";
import { minuteMs } from "#kit/time.ts";
import { isWorkerAlive } from "#worker/lease.ts";

const lookEveryMs = minuteMs;
/** So little room is left that somebody should act; of a small disk, a tenth. */
const lowBytes = 512 * 1024 * 1024;
const lowPart = 0.1;

type Options = AlertDeps & {
  /** The data folder of the embedded database; null where the database is elsewhere. */
  folder: string | null;
  nodeName: string;
  /** Whether pages are served here. */
  isWeb: boolean;
  /** The room of a folder's disk; tests play a full one. */
  spaceOf?: (folder: string) => DiskSpace | null;
};

const isLow = (space: DiskSpace | null) =>
  space !== null && space.freeBytes < Math.min(lowBytes, space.totalBytes * lowPart);

/**
 * What no job can tell, since it takes a disk and a worker to run one: raises an alert when the disk of the data is
 * nearly full, while there still is room to write it down, and when a web node sees no worker alive at two looks in a
 * row. Resolves each when it is over.
 * @returns a look
 */
export function nodeWatch(options: Options): () => Promise<void> {
  const { folder, nodeName, isWeb, spaceOf = diskSpace } = options;
  let looksWithoutWorker = 0;
  const lookAtDisk = async () => {
    const space = folder === null ? null : spaceOf(folder);
    const key = `disk/${nodeName}`;
    if (!isLow(space)) return settleAlerts([key], "there is room again", options);
    const freeMb = Math.floor((space?.freeBytes ?? 0) / 1024 / 1024);
    await raiseAlert(
      {
        key,
        severity: "critical",
        title: "The disk is nearly full",
        detail: `${freeMb} MB are free on the disk of DATA_DIR (node ${nodeName}). Make room or enlarge it: once it is full, orders and messages can’t be stored.`,
      },
      options,
    );
  };
  const lookForWorker = async () => {
    if (!isWeb) return;
    if (await isWorkerAlive(options.db)) {
      looksWithoutWorker = 0;
      return settleAlerts(["no-worker"], "a worker is alive", options);
    }
    looksWithoutWorker += 1;
    if (looksWithoutWorker < 2) return;
    await raiseAlert(
      {
        key: "no-worker",
        severity: "critical",
        title: "No worker is running",
        detail:
          "Mails wait and payments aren’t settled. Start a node with worker in SERVICES, or look at the log of the one that should run.",
      },
      options,
    );
  };
  return async () => {
    await lookAtDisk();
    await lookForWorker();
  };
}

/** Looks at once and every minute. @returns how to stop */
export function watchNode(options: Options & { log: Log }): () => Promise<void> {
  const look = nodeWatch(options);
  const lookSafely = () =>
    look().catch((error: unknown) =>
      options.log.warn({ err: error }, "this node could not be looked at; trying again"),
    );
  let running = lookSafely();
  const timer = setInterval(() => {
    running = running.then(lookSafely);
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
