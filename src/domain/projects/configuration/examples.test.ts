import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readConfiguration } from "../read-configuration.ts";
import { serviceTypes, schemaVersions } from "./types.ts";

const folder = new URL("examples/", import.meta.url);
const Example = z.strictObject({
  serviceType: z.enum(serviceTypes),
  schemaVersion: z.int(),
  configuration: z.unknown(),
});
const examples = readdirSync(folder).map(
  (file) => [file, Example.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8")))] as const,
);

/** Every text that a person wrote or chose, wherever it is. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test.each(examples)(
  "%s, as it was once stored, is read today without losing a text",
  (_file, example) => {
    const read = readConfiguration(
      example.serviceType,
      example.configuration,
      example.schemaVersion,
    );
    const texts = textsIn(read);
    for (const one of textsIn(example.configuration)) expect(texts).toContain(one);
  },
);

test.each(serviceTypes)("of %s an example of each version is stored", (type) => {
  const versions = examples
    .filter(([, { serviceType }]) => serviceType === type)
    .map(([, { schemaVersion }]) => schemaVersion);
  for (let version = 1; version <= schemaVersions[type]; version += 1)
    expect(versions).toContain(version);
});
