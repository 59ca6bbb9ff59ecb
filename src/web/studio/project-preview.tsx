import type { Configuration, ServiceType } from "#domain/projects/contract.ts";
import { Definitions } from "../help/definitions.tsx";
import { configurationFacts } from "../help/templates/configuration-facts.ts";
import { useHasScripts } from "../kit/use-has-scripts.ts";
import { Preview } from "./preview.tsx";
import { Thumbnail } from "./thumbnail.tsx";

/** The thing itself, as people will see it; before its scripts are there, its facts. */
export function ProjectPreview({
  name,
  type,
  configuration,
}: {
  name: string;
  type: ServiceType;
  configuration: Configuration;
}) {
  if (!useHasScripts()) return <Facts configuration={configuration} />;
  return <Preview serviceType={type} name={name} configuration={configuration} />;
}

const Facts = ({ configuration }: { configuration: Configuration }) => (
  <div className="project-facts">
    <Thumbnail configuration={configuration} />
    <Definitions
      items={configurationFacts(configuration).map(({ name, value }) => [name, value])}
    />
  </div>
);
