import { readdirSync, readFileSync } from "node:fs";

export type Memory = {
  /** Resident set of the node process. */
  nodeMb: number;
  /** Postgres and its workers, each page they share counted once (PSS); null with a given server. */
  postgresMb: number | null;
};

/** What a process and the Postgres it started take, in megabytes of 1,000,000 bytes; null where there is no /proc. */
export function memoryOf(pid: number): Memory | null {
  const node = fieldKb(`/proc/${pid}/status`, "VmRSS");
  if (node === null) return null;
  const others = descendantsOf(pid).map((one) => fieldKb(`/proc/${one}/smaps_rollup`, "Pss") ?? 0);
  return {
    nodeMb: toMb(node),
    postgresMb: others.length > 0 ? toMb(others.reduce((a, b) => a + b, 0)) : null,
  };
}

/** Processor time that a process has used so far, in milliseconds; null where there is no /proc. */
export function cpuMsOf(pid: number): number | null {
  const fields = statOf(pid);
  if (!fields) return null;
  return (Number(fields[11]) + Number(fields[12])) * 10; // ticks of 10 ms, as Linux counts for programs
}

/** The same of a process and all that it started, but for some of these and what they started. */
export function cpuMsOfTree(pid: number, without: readonly number[] = []): number {
  const left = new Set(without.flatMap((one) => [one, ...descendantsOf(one)]));
  return [pid, ...descendantsOf(pid)]
    .filter((one) => !left.has(one))
    .reduce((all, one) => all + (cpuMsOf(one) ?? 0), 0);
}

const toMb = (kb: number) => (kb * 1024) / 1e6;

function fieldKb(file: string, name: string): number | null {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(file, "utf8"));
    return found ? Number(found[1]) : null;
  } catch {
    return null; // no such process any more, or no such system
  }
}

function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const all: number[] = [];
  for (const open = [pid]; open.length > 0;) {
    const next = children.get(open.pop() ?? 0) ?? [];
    all.push(...next);
    open.push(...next);
  }
  return all;
}

const parentOf = (pid: number): number | null => {
  const fields = statOf(pid);
  return fields && Number(fields[1]);
};

/** The fields of /proc/<pid>/stat behind the name, which stands in brackets and may hold anything. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)\s/s, "")
      .split(" ");
  } catch {
    return null;
  }
}
