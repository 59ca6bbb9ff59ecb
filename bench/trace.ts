import type { CDPSession } from "playwright-core";

type TraceEvent = { name: string; ph: string; tdur?: number; tid: number; pid: number };

/** What processor time the tasks of the page's main thread took during some work, in milliseconds. */
export async function traced(line: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  line.on("Tracing.dataCollected", collect);
  await line.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "toplevel",
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
      ],
    },
  });
  await work();
  const done = new Promise<void>((resolve) =>
    line.once("Tracing.tracingComplete", () => resolve()),
  );
  await line.send("Tracing.end");
  await done;
  line.off("Tracing.dataCollected", collect);
  const letters = events.find(({ name }) => name === "EventDispatch");
  const own = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && pid === letters?.pid && tid === letters.tid,
  );
  return own.map(({ tdur = 0 }) => tdur / 1000);
}
