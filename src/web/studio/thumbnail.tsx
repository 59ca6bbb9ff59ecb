import type { Configuration } from "#domain/projects/contract.ts";
import { ConfigurationDrawing } from "../help/templates/configuration-drawing.tsx";

/** A project's picture: drawn from what it holds, so that it changes with it. */
export const Thumbnail = ({ configuration }: { configuration: Configuration }) => (
  <span className="thumbnail">
    <ConfigurationDrawing className="thumbnail__drawing" configuration={configuration} />
  </span>
);
