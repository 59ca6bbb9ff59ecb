import type { ComponentType, ReactNode } from "react";
import type { ConsultationSession } from "#domain/consultations/contract.ts";

/** A call that the page holds itself; it says by `onEnd` that the visitor ends it. */
export type DemoCallProps = {
  session: ConsultationSession;
  /** The time left, to be shown with the picture. */
  timeLeft: ReactNode;
  onEnd: () => void;
};

/** Fetches what holds the demo's calls. */
export const loadDemoCall = (): Promise<ComponentType<DemoCallProps>> =>
  import("./demo/demo-call.tsx").then(({ DemoCall }) => DemoCall);
