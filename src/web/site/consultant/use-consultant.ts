import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { ConsultationSession } from "#domain/consultations/contract.ts";
import { ApiError } from "../../kit/api-call.ts";
import type { CallCheck } from "./call-check.tsx";
import type { CallFrame } from "./call-frame.tsx";
import { type CallState, nothingKnown, reduceCall } from "./call-state.ts";
import { endCall, readPanel, startCall } from "./consultation-calls.ts";
import type { DemoCallProps } from "./demo/demo-call.tsx";
import { rememberCall } from "./remember-call.ts";

/** What a call is shown with, fetched once somebody wants one. */
export type CallParts = {
  CallCheck: typeof CallCheck;
  CallFrame: typeof CallFrame;
  DemoCall: ComponentType<DemoCallProps> | null;
};

export type Consultant = CallState & {
  /** Calls are held by the built-in demo, as far as it is known. */
  isDemo: boolean;
  /** Null until somebody wants a call. */
  parts: CallParts | null;
  /** Leads to the check before a call, also into one that runs already; a demo needs none, and starts. */
  prepare: () => void;
  /** Leaves the check. */
  leave: () => void;
  start: (hasCamera: boolean) => void;
  /** Gives up a call that starts. */
  cancel: () => void;
  end: () => void;
};

const askEveryMs = { inCall: 15_000, whileClosed: 30_000 };
const notReached = "We can’t reach our server. Check your connection and try again.";

/**
 * The consultant panel's states (spec site.md §4, Video consult), as the server says: asked at first, while a call
 * runs, and again and again while none could start. Whatever fails, the panel is free again.
 * @param isDemoHere what the page says of calls before the server has answered
 */
export function useConsultant(isDemoHere: boolean): Consultant {
  const [state, dispatch] = useReducer(reduceCall, nothingKnown);
  const [parts, setParts] = useState<CallParts | null>(null);
  const { call, known } = state;
  // What was asked before something happened here says nothing any more.
  const happened = useRef(0);
  const work = useRef<object | null>(null);
  const starting = useRef<Promise<ConsultationSession> | null>(null);
  const attempt = useRef({ isWanted: false });

  const ask = useCallback(async () => {
    const before = happened.current;
    try {
      const answer = await readPanel();
      if (before === happened.current) dispatch({ type: "heard", answer, at: Date.now() });
    } catch {
      // Until somebody can be asked, what was known last stands.
    }
  }, []);
  const isInCall = call.step === "running" || call.step === "found";
  const everyMs = isInCall
    ? askEveryMs.inCall
    : known?.state === "available"
      ? null
      : askEveryMs.whileClosed;
  useEffect(() => void ask(), [ask]);
  const isKnown = known !== null;
  useEffect(() => {
    if (call.step === "running") rememberCall(true);
    else if (isKnown && (call.step === "none" || call.step === "over")) rememberCall(false);
  }, [call.step, isKnown]);
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === "visible") void ask();
    };
    document.addEventListener("visibilitychange", askIfSeen);
    const timer = everyMs === null ? undefined : setInterval(askIfSeen, everyMs);
    return () => {
      document.removeEventListener("visibilitychange", askIfSeen);
      clearInterval(timer);
    };
  }, [ask, everyMs]);

  /** One thing at a time: a second click does nothing. */
  async function once(todo: () => Promise<void>) {
    if (work.current) return;
    const own = (work.current = {});
    happened.current += 1;
    try {
      await todo();
    } catch (thrown) {
      const text = thrown instanceof ApiError ? thrown.message : notReached;
      if (work.current === own)
        dispatch({ type: "failed", problem: { title: "The call didn’t start.", text } });
    } finally {
      happened.current += 1;
      if (work.current === own) work.current = null;
    }
  }

  /** The first click may come before the server's first answer. */
  async function isDemoCall() {
    if (known) return known.isDemo;
    const answer = await readPanel();
    dispatch({ type: "heard", answer, at: Date.now() });
    return answer.isDemo;
  }

  async function fetchParts(isDemo: boolean) {
    const [{ CallCheck }, { CallFrame }, demo] = await Promise.all([
      import("./call-check.tsx"),
      import("./call-frame.tsx"),
      isDemo ? import("./demo/demo-call.tsx") : null,
    ]);
    setParts({ CallCheck, CallFrame, DemoCall: demo?.DemoCall ?? null });
  }

  async function begin(hasCamera: boolean) {
    const own = (attempt.current = { isWanted: true });
    dispatch({ type: "starting" });
    // Given up and wanted again, it is still the same start.
    starting.current ??= startCall().finally(() => {
      starting.current = null;
    });
    const session = await starting.current;
    if (own.isWanted) dispatch({ type: "started", session, hasCamera });
    else if (!attempt.current.isWanted) void endCall(session.id);
  }

  return {
    ...state,
    isDemo: known?.isDemo ?? isDemoHere,
    parts,
    prepare: () =>
      void once(async () => {
        const isDemo = await isDemoCall();
        await fetchParts(isDemo);
        if (isDemo) await begin(false);
        else dispatch({ type: "prepared" });
      }),
    leave: () => {
      dispatch({ type: "left" });
      void ask();
    },
    start: (hasCamera) => void once(() => begin(hasCamera)),
    cancel: () => {
      attempt.current.isWanted = false;
      work.current = null;
      dispatch({ type: "left" });
    },
    end: () => {
      if (call.step !== "running" && call.step !== "found") return;
      happened.current += 1;
      dispatch({ type: "ended", at: Date.now() });
      const { id } = call.session;
      void endCall(id).then((seconds) => {
        if (seconds !== null) dispatch({ type: "counted", id, seconds });
      });
    },
  };
}
