import { useEffect, useState } from "react";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { callBot } from "./call-bot.ts";
import { LimitNotes } from "./limit-notes.tsx";
import { type LimitLine, limitLine, publishLine } from "./limit-words.ts";

type Plan = BotDeskView["plan"];

/** What a bot's publishing and its answers use of the owner's plan. Nothing until it is known, or where it can't be read. */
export default function BotPlan({
  projectId,
  goesLive,
}: {
  projectId: string;
  /** It is about to be published for the first time, which takes one of the plan's chatbots. */
  goesLive: boolean;
}) {
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    callBot<BotDeskView>(projectId, "desk", { signal: stop.signal }).then(
      (desk) => setPlan(desk.plan),
      () => {},
    );
    return () => stop.abort();
  }, [projectId]);
  return plan && <PlanLines plan={plan} goesLive={goesLive} />;
}

export function PlanLines({ plan, goesLive }: { plan: Plan; goesLive: boolean }) {
  const lines: LimitLine[] = [
    goesLive ? publishLine(plan.bots) : limitLine("bots", plan.bots),
    limitLine("messages", plan.messages, plan),
  ];
  return (
    <>
      <p className="field__hint figures">
        {plan.name} plan: {lines.map(({ figures }) => figures).join("; ")}.
      </p>
      <LimitNotes lines={goesLive ? lines : lines.slice(1)} />
    </>
  );
}
