import { useDeferredValue } from "react";
import { webAppSuggestions } from "#content/web-app-options.ts";
import { WebApp } from "#domain/projects/configuration/web-app.ts";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { LinesControl } from "../fields/lines-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { Suggestions } from "../fields/suggestions.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { Brief } from "./brief.tsx";

const maxFeatures = 20;
const choices = ["authentication", "paymentGateway", "framework", "database"] as const;
const labels = {
  authentication: "Authentication",
  paymentGateway: "Payment gateway",
  framework: "Framework",
  database: "Database",
};

/** The brief of a web app, field by field, beside the page that it becomes. */
export default function WebAppDesigner({
  projectId,
  name,
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
}: DesignerProps<"web-app">) {
  const { webApp } = configuration;
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const set = (part: Partial<WebApp>) => change({ webApp: { ...webApp, ...part } });
  const form = {
    schema: WebApp,
    value: webApp,
    change: (next: WebApp) => change({ webApp: next }),
    path: ["webApp"],
    problems,
    isReadOnly,
    select,
  };
  const freeFeatures = webAppSuggestions.features.filter((one) => !webApp.features.includes(one));
  return (
    <DesignerSplit
      title="Web App Brief"
      selected={selected}
      settings={
        <>
          <section className="designer__part">
            <SchemaForm {...form} only={["goal", "users"]} />
          </section>
          <section className="designer__part">
            <LinesControl
              path="webApp.features"
              label="Features"
              itemName="feature"
              hint="What people can do in it, one per line. Paste a list to add many."
              error={problems.find(({ path }) => path.join(".") === "webApp.features")?.message}
              value={webApp.features}
              max={maxFeatures}
              itemMax={200}
              isReadOnly={isReadOnly}
              onFocus={() => select("webApp.features")}
              onChange={(features) => set({ features: [...features] })}
            />
            {webApp.features.length < maxFeatures ? (
              <Suggestions
                label="features"
                options={freeFeatures}
                isReadOnly={isReadOnly}
                onPick={(feature) =>
                  set({
                    features: [...webApp.features.filter((one) => one.trim() !== ""), feature],
                  })
                }
              />
            ) : null}
          </section>
          {choices.map((key) => (
            <section key={key} className="designer__part">
              <SchemaForm {...form} only={[key]} />
              <Suggestions
                label={labels[key]}
                options={webAppSuggestions[key].filter((option) => option !== webApp[key])}
                isReadOnly={isReadOnly}
                onPick={(option) => set({ [key]: option })}
              />
            </section>
          ))}
          <section className="designer__part">
            <SchemaForm {...form} only={["notes"]} />
          </section>
        </>
      }
      view={<Brief name={name} webApp={shown.webApp} />}
      price={<ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />}
    />
  );
}
