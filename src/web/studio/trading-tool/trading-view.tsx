import { memo } from "react";
import { riskNotice } from "#content/risk-notice.ts";
import type { TradingTool } from "#domain/projects/configuration/trading-tool.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PineScript } from "./pine-script.tsx";
import { SampleView } from "./sample-view.tsx";

/** What a trading tool is so far: its chart over sample prices, its script, and the notice that goes with both. */
export const TradingView = memo(function TradingView({
  name,
  tool,
}: {
  name: string;
  tool: TradingTool;
}) {
  return (
    <div className="view view--wide">
      <Notice tone="amber">{riskNotice}</Notice>
      <SampleView tool={tool} />
      <PineScript name={name} tool={tool} />
    </div>
  );
});
