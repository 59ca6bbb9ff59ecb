import { redirect, type ShouldRevalidateFunction } from "react-router";
import {
  type ImportedFlow,
  importN8n,
  importProject,
  isN8n,
  NotImportable,
  startProject,
  startProposed,
} from "#domain/projects/index.ts";
import { AppError, refuseInvalid } from "#errors";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { done } from "../../kit/forms/outcome.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/start.ts";
import { refuseLargeImport, tooLargeToImport } from "./import-limit.ts";
import { ImportedProposal } from "./imported-proposal.tsx";
import { BlankTypes, ImportFile, PasteN8n } from "./other-starts.tsx";
import { AskedBack, ChosenTemplate, Proposal } from "./proposal.tsx";
import { readChoice, readStartWords, writeChoice } from "./read-start.ts";
import { SentenceForm } from "./sentence-form.tsx";
import { TemplateCatalogue } from "./template-catalogue.tsx";
import { useWrittenChoice, type Written } from "./use-written-choice.ts";
import { WritingState } from "./writing-state.tsx";

/**
 * `?sentence=` and `?as=` propose a project, `?template=` shows one, `?quote=` (a number) and `?order=` begin from what
 * they say.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const actor = context.get(actorContext);
  const asking = { actor, visit: context.get(visitContext), deps };
  const words = await translateErrors(() => readStartWords(url.searchParams, asking));
  const { sentence, as, from } = words;
  const template = url.searchParams.get("template") ?? "";
  const choice = readChoice(words, template);
  const origin = {
    quote: url.searchParams.get("quote") ?? "",
    order: url.searchParams.get("order") ?? "",
  };
  return {
    sentence: sentence.slice(0, 1000),
    as,
    from,
    origin,
    choice,
    // Asked for by the page once it shows what our rules propose.
    isWritten: deps.projects.writer !== null && choice !== null && choice.kind !== "template",
    search: url.search,
    publicUrl: deps.publicUrl,
  };
}

/** What was read for a proposal stays while one is written or a project created. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);

/** Creates what was shown, a template's project, an empty one, or the project of an exported file. */
export const action = (args: Route.ActionArgs) =>
  runForm<Written | ImportedFlow | undefined>(
    args,
    async (form) => {
      const deps = args.context.get(depsContext);
      const actor = args.context.get(actorContext);
      const begin = (input: object) => refuseInvalid(() => startProject(actor, input, deps));
      const open = (id: string) => redirect(paths.workspace(id), 303);
      switch (formText(form, "intent")) {
        case "write": {
          const asking = { actor, visit: args.context.get(visitContext), deps };
          const words = await readStartWords(args.url.searchParams, asking);
          return done("", { search: args.url.search, choice: await writeChoice(words, asking) });
        }
        case "proposal": {
          const visit = args.context.get(visitContext);
          const { origin } = await readStartWords(args.url.searchParams, { actor, visit, deps });
          const input = {
            proposal: readJson(formText(form, "proposal")),
            templateId: formText(form, "template") || null,
          };
          return open(await refuseInvalid(() => startProposed(actor, input, origin, deps)));
        }
        case "template":
          return open(await begin({ templateId: formText(form, "template") }));
        case "blank":
          return open(await begin({ serviceType: formText(form, "type") }));
        case "import": {
          const file = form.get("file");
          const text = typeof file === "string" || file === null ? "" : await file.text();
          const json = readJson(text);
          if (isN8n(json)) return done("", readN8n(text));
          return open(await refuseInvalid(() => importProject(actor, json, deps)));
        }
        case "n8n":
          return done("", readN8n(formText(form, "text")));
        default:
          throw new AppError("invalid_input");
      }
    },
    importWords,
  );
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  (await refuseLargeImport(request.clone())) ?? orUnreachable(request, serverAction);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new AppError("invalid_input", { cause: thrown });
  }
}

/** What an n8n export becomes, to be looked at before anything is created. */
function readN8n(text: string): ImportedFlow {
  try {
    return importN8n(text);
  } catch (thrown) {
    if (thrown instanceof NotImportable) throw new AppError("invalid_input", { cause: thrown });
    throw thrown;
  }
}

const importProblems: Readonly<Partial<Record<AppError["code"], string>>> = {
  invalid_input:
    "This file is not an exported project. Choose a JSON file from our Export, or from n8n’s Download.",
  newer_version:
    "This file comes from a newer version of the studio. Update this site, then import it again.",
  too_large: tooLargeToImport,
};
const importWords = (error: AppError, form: FormData) => {
  if (error.cause instanceof NotImportable) return { message: error.cause.message };
  const message = formText(form, "intent") === "import" ? importProblems[error.code] : undefined;
  return message === undefined ? undefined : { message };
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: "New AI Project",
        description: "Start a project from a sentence, a template, or empty.",
        path: paths.studioStart(),
        publicUrl: loaderData.publicUrl,
        indexed: false,
      })
    : [];

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { sentence, as, from, origin, choice: read, isWritten, search } = loaderData;
  const result = actionData?.kind === "done" ? actionData.result : undefined;
  const imported = result && "report" in result ? result : null;
  const { choice, state } = useWrittenChoice({ read, isWritten, search });
  return (
    <div className="studio studio-start">
      <PageHead
        title="New AI Project"
        lede={
          from
            ? `This comes from ${from}. Change the words until the proposal fits.`
            : "Say in one sentence what you need. You see a first version and the reasons for it before anything is created."
        }
      />
      <OutcomeBanner outcome={actionData} failure="The project couldn’t be created." />
      <SentenceForm sentence={sentence} as={as} origin={origin} />
      <WritingState state={state} />
      {choice?.kind === "ask" ? (
        <AskedBack text={choice.text} sentence={sentence} origin={origin} />
      ) : null}
      {choice?.kind === "project" ? (
        <Proposal choice={choice} sentence={sentence} origin={origin} />
      ) : null}
      {choice?.kind === "template" ? <ChosenTemplate template={choice.template} /> : null}
      {imported ? <ImportedProposal key={actionData?.key} flow={imported} /> : null}
      <TemplateCatalogue chosen={choice?.kind === "template" ? choice.template.id : null} />
      <div className="studio-start__others">
        <BlankTypes />
        <ImportFile outcome={actionData} />
        <PasteN8n outcome={actionData} />
      </div>
    </div>
  );
}
