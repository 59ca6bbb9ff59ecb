import type { PreviewProps } from "../designer-props.ts";
import { TradingView } from "./trading-view.tsx";

export default function TradingPreview({ name, configuration }: PreviewProps<"trading-tool">) {
  return <TradingView name={name} tool={configuration.tradingTool} />;
}
