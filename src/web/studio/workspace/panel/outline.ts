import { nodeBelow, schemaOf } from "#domain/projects/configuration/schema-nodes.ts";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";

/** A section of a designer: its path, its title, and how much is in it. */
export type Section = { id: string; title: string; detail: string };

const countWords = (count: number) => (count === 0 ? "none" : String(count));

/** The sections of a configuration in the order of its schema; lists with how many they hold. */
export function outlineOf(type: ServiceType, configuration: Configuration): Section[] {
  return Object.entries(configuration).flatMap(([group, values]) => {
    const node = nodeBelow(schemaOf(type), group);
    return Object.keys(node?.properties ?? {}).flatMap((key) => {
      const title = nodeBelow(node, key)?.title;
      const value = (values as Record<string, unknown>)[key];
      if (!title) return [];
      const detail = Array.isArray(value) ? countWords(value.length) : value === "" ? "empty" : "";
      return [{ id: `${group}.${key}`, title, detail }];
    });
  });
}
