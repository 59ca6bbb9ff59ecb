import { asJson } from "./configuration/types.ts";
import type { ProjectDocument, ServiceType } from "./contract.ts";
import { readConfiguration } from "./read-configuration.ts";

type Stored = {
  name: string;
  description: string;
  configuration: unknown;
  schemaVersion: number;
};

/** What is edited, read in today's schema from a project's or a version's row. */
export const readDocument = (
  type: ServiceType,
  { name, description, configuration, schemaVersion }: Stored,
): ProjectDocument => ({
  name,
  description,
  configuration: readConfiguration(type, configuration, schemaVersion),
});

/** The same as JSON, in which changes are looked for. */
export const documentJson = (document: ProjectDocument) => asJson(document);
