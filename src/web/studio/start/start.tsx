import { redirect, type ShouldRevalidateFunction } from "react-router";
import { importProject, startProject, startProposed } from "#domain/projects/index.ts";
import { AppError, refuseInvalid } from "#errors";
import { depsContext, visitContext } from "../../kit/context.ts";
import { formText } from "../../kit/form-text.ts";
import { orUnreachable } from "../../kit/forms/or-unreachable.ts";
import { runForm } from "../../kit/forms/run-form.ts";
import { actorContext } from "../../kit/guards.ts";
import { pageMeta } from "../../kit/page-meta.ts";
import { translateErrors } from "../../kit/translate-errors.ts";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";
import { OutcomeBanner } from "../../ui/OutcomeBanner.tsx";
import type { Route } from "./+types/start.ts";
import { refuseLargeImport, tooLargeToImport } from "./import-limit.ts";
import { BlankTypes, ImportFile } from "./other-starts.tsx";
import { AskedBack, ChosenTemplate, Proposal } from "./proposal.tsx";
import { readChoice, readStartWords } from "./read-start.ts";
import { SentenceForm } from "./sentence-form.tsx";
import { TemplateCatalogue } from "./template-catalogue.tsx";

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
  const choice = await readChoice(words, template, asking);
  const origin = {
    quote: url.searchParams.get("quote") ?? "",
    order: url.searchParams.get("order") ?? "",
  };
  return { sentence: sentence.slice(0, 1000), as, from, origin, choice, publicUrl: deps.publicUrl };
}

/** A proposal may cost money: what couldn't be created asks for no second one. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);

/** Creates what was shown, a template's project, an empty one, or the project of an exported file. */
export const action = (args: Route.ActionArgs) =>
  runForm(
    args,
    async (form) => {
      const deps = args.context.get(depsContext);
      const actor = args.context.get(actorContext);
      const begin = (input: object) => refuseInvalid(() => startProject(actor, input, deps));
      const open = (id: string) => redirect(paths.workspace(id), 303);
      switch (formText(form, "intent")) {
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
          return open(await refuseInvalid(() => importProject(actor, readJson(text), deps)));
        }
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

const importProblems: Readonly<Partial<Record<AppError["code"], string>>> = {
  invalid_input: "This file is not an exported project. Choose a JSON file that Export made.",
  newer_version:
    "This file comes from a newer version of the studio. Update this site, then import it again.",
  too_large: tooLargeToImport,
};
const importWords = (error: AppError, form: FormData) => {
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
  const { sentence, as, from, origin, choice } = loaderData;
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
      <OutcomeBanner outcome={actionData} failure="The project couldn't be created." />
      <SentenceForm sentence={sentence} as={as} origin={origin} />
      {choice?.kind === "ask" ? (
        <AskedBack text={choice.text} sentence={sentence} origin={origin} />
      ) : null}
      {choice?.kind === "project" ? (
        <Proposal choice={choice} sentence={sentence} origin={origin} />
      ) : null}
      {choice?.kind === "template" ? <ChosenTemplate template={choice.template} /> : null}
      <TemplateCatalogue chosen={choice?.kind === "template" ? choice.template.id : null} />
      <div className="studio-start__others">
        <BlankTypes />
        <ImportFile outcome={actionData} />
      </div>
    </div>
  );
}
