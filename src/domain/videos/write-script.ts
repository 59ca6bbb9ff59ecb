import { serviceTemplates } from "#content/service-templates.ts";
import { spokenWordsPerMinute } from "#content/video-options.ts";
import { type CatalogueDeps, findService, type Service } from "#domain/catalogue/index.ts";
import type { ConsultantDeps, Spender } from "#domain/consultant/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { SourceUnreadable, type TrainingDeps } from "#domain/knowledge/index.ts";
import { type ProjectDeps, proposeProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import { WriteScript, type WrittenScript } from "./contract.ts";
import type { VideoDeps } from "./deps.ts";
import { requireVideoProject } from "./rights.ts";
import { wordsIn } from "./rules.ts";

export type WriteScriptDeps = VideoDeps &
  ConsultantDeps &
  CatalogueDeps &
  Pick<TrainingDeps, "readers"> & { projects: Pick<ProjectDeps["projects"], "writer"> };

const pageMs = 15 * secondMs;

/**
 * A script out of a sentence, a service of the catalogue or a web page: written by the AI provider where there is one,
 * by rules without. Nothing is stored: the designer offers it.
 * @throws AppError signed_out, not_found, read_only, source_unreadable; ZodError
 */
export async function writeScript(
  actor: Actor,
  { projectId, input }: { projectId: string; input: unknown },
  spender: Spender,
  deps: WriteScriptDeps,
): Promise<WrittenScript> {
  const asked = WriteScript.parse(input);
  const { videoAgent } = await requireVideoProject(deps.db, actor, projectId, "editor");
  const maxWords = Math.round((videoAgent.duration / 60) * spokenWordsPerMinute.least);
  const propose = (sentence: string) =>
    proposeProject({ sentence, as: "ai-video-agent", templates: serviceTemplates }, spender, deps);
  const about = `${videoAgent.duration} seconds, in ${videoAgent.language}`;
  if (asked.from === "sentence") {
    const { suggestion, by } = await propose(`${asked.text} (${about})`);
    return { script: scriptIn(suggestion), by: by === "model" ? "model" : "rules" };
  }
  const facts =
    asked.from === "service"
      ? factsOf(await findService(deps, asked.serviceId))
      : await factsOfPage(asked.url, deps);
  if (deps.projects.writer) {
    const { suggestion, by } = await propose(
      `A video of ${about} that presents this: ${facts.join(" ")}`,
    );
    if (by === "model") return { script: scriptIn(suggestion), by: "model" };
  }
  return { script: withinWords(facts, maxWords), by: "rules" };
}

function scriptIn(suggestion: Awaited<ReturnType<typeof proposeProject>>["suggestion"]): string {
  const configuration = suggestion.kind === "project" ? suggestion.configuration : null;
  if (!configuration || !("videoAgent" in configuration)) throw new AppError("invalid_input");
  return configuration.videoAgent.script;
}

/** A service in sentences that can be spoken, the most important first. */
function factsOf({ title, description, benefits, features, deliveryTime }: Service): string[] {
  const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
  return [
    `Let me show you our ${title}.`,
    sentence(description),
    ...benefits.slice(0, 3).map(sentence),
    features.length > 0 ? "You get:" : "",
    ...features.slice(0, 4).map(sentence),
    `It is delivered in ${deliveryTime}.`,
    "Press the button below to get started.",
  ].filter((text) => text !== "");
}

/** What a page says, sentence by sentence. @throws AppError source_unreadable */
async function factsOfPage(url: string, { readers }: WriteScriptDeps): Promise<string[]> {
  const refused = new AppError("invalid_input", {
    fields: {
      url: "This page can’t be read. Check its address, or write in a sentence what the video is about.",
    },
  });
  if (!readers.sites) throw refused;
  try {
    const page = await readers.sites.readPage(url, { signal: AbortSignal.timeout(pageMs) });
    if (page.state !== "read") throw refused;
    const { title, sections } = page.document;
    const sentences = sections
      .flatMap(({ text }) => text.replace(/\s+/gu, " ").split(/(?<=[.!?])\s+/u))
      // Rows of tables, menus and the like aren't spoken.
      .filter((text) => /[.!?]$/.test(text) && wordsIn(text) >= 4 && wordsIn(text) <= 40);
    const named = title?.trim();
    if (sentences.length === 0) throw refused;
    return [...(named ? [`${named.replace(/[.!?]$/, "")}.`] : []), ...new Set(sentences)];
  } catch (error) {
    throw error instanceof SourceUnreadable ? refused : error;
  }
}

/** As many whole sentences as can be spoken in the time, in paragraphs of three. */
export function withinWords(sentences: readonly string[], maxWords: number): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += wordsIn(sentence);
    if (words > maxWords && kept.length > 0) break;
    kept.push(sentence);
  }
  const paragraphs: string[] = [];
  for (let at = 0; at < kept.length; at += 3) paragraphs.push(kept.slice(at, at + 3).join(" "));
  return paragraphs.join("\n\n").slice(0, 5000);
}
