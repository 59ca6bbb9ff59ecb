import { useDeferredValue } from "react";
import { alertLabel } from "#domain/projects/configuration/trading-alerts.ts";
import { indicatorLabel } from "#domain/projects/configuration/trading-indicators.ts";
import {
  type Indicator,
  type TradingAlert,
  TradingTool,
} from "#domain/projects/configuration/trading-tool.ts";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { LinesControl } from "../fields/lines-control.tsx";
import { OrderedItems } from "../fields/ordered-items.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { AlertFields } from "./alert-fields.tsx";
import { IndicatorFields } from "./indicator-fields.tsx";
import { TradingView } from "./trading-view.tsx";

const newId = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

/** Indicators, alerts and rules beside the chart and the script that they make. */
export default function TradingDesigner({
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
  projectId,
  name,
}: DesignerProps<"trading-tool">) {
  const { tradingTool: tool } = configuration;
  // Chart and script follow when typing leaves time for them.
  const shown = useDeferredValue(configuration);
  const set = (part: Partial<TradingTool>) => change({ tradingTool: { ...tool, ...part } });
  const errorAt = (...path: string[]) =>
    problems.find((problem) => problem.path.join(".") === ["tradingTool", ...path].join("."))
      ?.message;
  const lists = { isReadOnly, max: 10, select };
  const form = {
    schema: TradingTool,
    value: tool,
    change: (next: TradingTool) => change({ tradingTool: next }),
    path: ["tradingTool"],
    problems,
    isReadOnly,
    select,
  };
  return (
    <DesignerSplit
      title="Trading Tool Designer"
      selected={selected}
      settings={
        <>
          <SchemaForm {...form} only={["platform"]} />
          <OrderedItems
            {...lists}
            path="tradingTool.indicators"
            label="Indicators"
            itemName="indicator"
            items={tool.indicators}
            error={errorAt("indicators")}
            empty="What the chart shows, and what alerts compare."
            nameOf={(indicator) => indicatorLabel(indicator)}
            newItem={(): Indicator => ({
              id: newId("indicator"),
              kind: "ema",
              length: 20,
              multiplier: 2,
              timeframe: "chart",
              note: "",
            })}
            onChange={(indicators) => set({ indicators })}
          >
            {(indicator, changeIndicator) => (
              <IndicatorFields
                indicator={indicator}
                change={changeIndicator}
                isReadOnly={isReadOnly}
                noteError={errorAt("indicators", `#${indicator.id}`, "note")}
              />
            )}
          </OrderedItems>
          <OrderedItems
            {...lists}
            path="tradingTool.alerts"
            label="Alerts"
            itemName="alert"
            items={tool.alerts}
            empty="When you want to hear from it. Alerts fire once their bar has closed."
            nameOf={(alert) => alertLabel(alert, tool)}
            newItem={(): TradingAlert => ({
              id: newId("alert"),
              name: "",
              left: "close",
              comparison: "crosses-above",
              right: tool.indicators[0] ? `#${tool.indicators[0].id}` : "",
              trend: "",
            })}
            onChange={(alerts) => set({ alerts })}
          >
            {(alert, changeAlert) => (
              <AlertFields
                alert={alert}
                change={changeAlert}
                tool={tool}
                isReadOnly={isReadOnly}
                error={errorAt("alerts", `#${alert.id}`)}
                nameError={errorAt("alerts", `#${alert.id}`, "name")}
              />
            )}
          </OrderedItems>
          <section className="designer__part">
            <h3 className="items__title">Strategy and risk</h3>
            <SchemaForm {...form} only={["backtesting"]} />
            <p className="field__hint">
              {tool.backtesting
                ? "Alerts that point up buy, alerts that point down close the position. Rules in words are written by a person."
                : "Without backtesting the script is an indicator: it draws and alerts, but doesn’t trade."}
            </p>
            <LinesControl
              path="tradingTool.strategies"
              label="Rules in words"
              itemName="rule"
              value={tool.strategies}
              max={10}
              itemMax={200}
              isReadOnly={isReadOnly}
              onChange={(strategies) => set({ strategies: [...strategies] })}
            />
            {tool.backtesting ? <SchemaForm {...form} only={["risk"]} /> : null}
          </section>
        </>
      }
      view={<TradingView name={name} tool={shown.tradingTool} />}
      price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
    />
  );
}
