import { randomBytes } from "node:crypto";
import { data } from "react-router";
import { brand } from "#content/brand.ts";
import { fillStep, readPublicForm, submitForm } from "#domain/forms/index.ts";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { isInSteps, stepOfProblems } from "#domain/projects/configuration/form-steps.ts";
import { formWords } from "#domain/projects/configuration/form-texts.ts";
import { languagesOf, translated } from "#domain/projects/configuration/form-translations.ts";
import { Island } from "../islands/Island.tsx";
import { classNames } from "../kit/class-names.ts";
import { depsContext } from "../kit/context.ts";
import { formText } from "../kit/form-text.ts";
import { translateErrors } from "../kit/translate-errors.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/form-page.ts";
import { consentId } from "./current-problems.ts";
import { formMeta } from "./form-meta.ts";
import { FormEndingView, FormHead, FormLogo } from "./form-parts.tsx";
import { answersIn } from "./use-answers.ts";
import css from "../styles/forms.css?url";

export const handle = { js: "islands", shell: "bare" } as const;
export const links = () => [{ rel: "stylesheet", href: css }];

/** A published form. 404 where nothing is published at the address. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const found = await translateErrors(() => readPublicForm(params.address, deps));
  const query = new URL(request.url).searchParams;
  const language =
    languagesOf(found.form).find((one) => one === query.get("lang")) ?? found.form.language;
  return {
    ...found,
    language,
    isEmbedded: query.get("embed") === "1",
    requestKey: randomBytes(16).toString("hex"),
    begunAt: deps.clock().getTime(),
    publicUrl: deps.publicUrl,
  };
}

/** What a browser without scripts sends: a step of the form, or all of it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const deps = context.get(depsContext);
  const form = await request.formData();
  const answers = answersIn(form);
  const requestKey = formText(form, "key");
  const begunAt = Number(formText(form, "begun"));
  const { address } = params;
  const language = formText(form, "language");
  const stepId = formText(form, "step");
  const pressed = formText(form, "go");
  // Nothing but the language changes, which stands in the address.
  if (pressed === "language")
    return data({ outcome: { kind: "language" as const }, answers, requestKey, begunAt, stepId });
  const post = { address, answers, language, stepId, pressed };
  const move = await translateErrors(() => fillStep(post, deps));
  if (move) {
    const outcome = { kind: "step" as const, ...move };
    const status = move.problems.length > 0 ? 422 : 200;
    return data({ outcome, answers, requestKey, begunAt, stepId }, status);
  }
  const input = {
    address,
    key: requestKey,
    answers,
    consent: formText(form, consentId) === "yes",
    language,
    begunAt,
    "bot-field": formText(form, "bot-field"),
  };
  const outcome = await translateErrors(() => submitForm(input, deps));
  const isSent = outcome.kind === "sent";
  return data({ outcome, answers, requestKey, begunAt, stepId }, isSent ? 200 : 422);
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [{ title: brand.name }, { name: "robots", content: "noindex" }];
  const { address, publicUrl, form, language, hasLogo } = loaderData;
  return [
    ...formMeta(translated(form, language), { address, publicUrl, hasLogo }),
    { tagName: "link", rel: "stylesheet", href: paths.publicFormStyle(address) },
  ];
};

/** A customer's form at its address, alone on the page or in a frame on another site. */
export default function FormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, language, isEmbedded, state, address, hasLogo } = loaderData;
  const words = formWords(language);
  return (
    <div
      className={classNames(
        "form-page",
        `form-page--${form.styling.theme}`,
        isEmbedded && "form-page--embedded",
      )}
    >
      {state === "open" || actionData?.outcome.kind === "sent" ? (
        <Open loaderData={loaderData} actionData={actionData} />
      ) : (
        <div
          className={classNames("form-view", `form-view--${form.styling.theme}`)}
          lang={language}
        >
          {hasLogo ? <FormLogo url={paths.publicFormLogo(address)} /> : null}
          <FormHead
            form={translated(form, language)}
            intro={
              state === "paused" ? words.paused : translated(form, language).delivery.closedText
            }
          />
        </div>
      )}
      <Foot form={form} language={language} isOpen={state === "open"} />
    </div>
  );
}

function Open({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { form, language, address, isEmbedded, upload, hasLogo } = loaderData;
  const outcome = actionData?.outcome;
  if (outcome?.kind === "sent")
    return (
      <div className={classNames("form-view", `form-view--${form.styling.theme}`)} lang={language}>
        {hasLogo ? <FormLogo url={paths.publicFormLogo(address)} /> : null}
        <FormEndingView ending={outcome.ending} words={formWords(language)} />
      </div>
    );
  return (
    <Island
      name="form"
      when="idle"
      props={{
        address,
        form,
        language,
        isEmbedded,
        upload,
        hasLogo,
        // Sent again, it is the same filling-in.
        requestKey: actionData?.requestKey ?? loaderData.requestKey,
        begunAt: actionData?.begunAt ?? loaderData.begunAt,
        answers: actionData?.answers,
        ...placeOf(form, actionData),
        message:
          outcome?.kind === "closed"
            ? outcome.text
            : outcome?.kind === "too-fast"
              ? outcome.message
              : undefined,
      }}
    />
  );
}

/** Where the form goes on after it was posted: its step, and what is wrong there. */
function placeOf(form: FormInterface, posted: Route.ComponentProps["actionData"]) {
  if (!posted || posted.outcome.kind === "sent") return {};
  const { outcome, answers, stepId } = posted;
  if (outcome.kind === "step") return outcome;
  if (outcome.kind !== "problems") return { stepId };
  return isInSteps(form) ? stepOfProblems(form, answers, outcome.problems) : outcome;
}

const Foot = ({
  form,
  language,
  isOpen,
}: Pick<Route.ComponentProps["loaderData"], "language"> & {
  form: FormInterface;
  isOpen: boolean;
}) => (
  <footer className="form-page__foot">
    {isOpen ? <p lang={language}>{formWords(language).neverPasswords}</p> : null}
    <p>
      <a href={paths.home()} target="_top">
        Made with {brand.name}
      </a>
      {" · "}
      <a href={paths.contact()} target="_top" title={`Report “${form.title}”`}>
        Report this form
      </a>
    </p>
  </footer>
);
