import { Suspense, useSyncExternalStore } from "react";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";
import { Definitions } from "../help/definitions.tsx";
import { configurationFacts } from "../help/templates/configuration-facts.ts";
import { ThreadLoading } from "../ui/Thread.tsx";
import { previews } from "./previews.ts";
import { Thumbnail } from "./thumbnail.tsx";

const never = () => () => {};

/** The thing itself, as people will see it; before its scripts are there, or where nothing draws it, its facts. */
export function ProjectPreview({
  name,
  type,
  configuration,
}: {
  name: string;
  type: ServiceType;
  configuration: Configuration;
}) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const Preview = previews[type];
  if (!Preview || !isInBrowser) return <Facts configuration={configuration} />;
  return (
    <Suspense fallback={<ThreadLoading label="Loading the preview" />}>
      <Preview name={name} configuration={configuration} />
    </Suspense>
  );
}

const Facts = ({ configuration }: { configuration: Configuration }) => (
  <div className="project-facts">
    <Thumbnail configuration={configuration} />
    <Definitions
      items={configurationFacts(configuration).map(({ name, value }) => [name, value])}
    />
  </div>
);
