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

function parentOf(pid: number): number | null {
  try {
    // The name in brackets may hold anything; the parent is the second field behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)\s/s, "")
      .split(" ");
    return Number(fields[1]);
  } catch {
    return null;
  }
}
