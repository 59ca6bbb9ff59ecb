import type { ComponentType } from "react";
import type { DemoCallProps } from "./demo/demo-call.tsx";

/** Fetches what holds the demo's calls. */
export const loadDemoCall = (): Promise<ComponentType<DemoCallProps>> =>
  import("./demo/demo-call.tsx").then(({ DemoCall }) => DemoCall);
