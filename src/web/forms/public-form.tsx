import { useEffect, useRef, useState } from "react";
import type { SubmissionOutcome } from "#domain/forms/contract.ts";
import { type FieldProblem, isWebAddress } from "#domain/projects/configuration/form-checks.ts";
import type { Answers } from "#domain/projects/configuration/form-flow.ts";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { formWords, languageNames } from "#domain/projects/configuration/form-texts.ts";
import { languagesOf } from "#domain/projects/configuration/form-translations.ts";
import { ApiError, postJson } from "../kit/api-call.ts";
import type { UploadedFile } from "../kit/upload-file.ts";
import { useHasScripts } from "../kit/use-has-scripts.ts";
import { paths } from "../paths.ts";
import { FileDrop } from "../ui/FileDrop.tsx";
import { consentId } from "./current-problems.ts";
import type { FileFieldProps } from "./form-field.tsx";
import { FormView, type SendOutcome } from "./form-view.tsx";

type Language = FormInterface["language"];
type Props = {
  address: string;
  form: FormInterface;
  language: Language;
  isEmbedded: boolean;
  /** Names this filling-in. */
  requestKey: string;
  /** When the page was drawn, in milliseconds. */
  begunAt: number;
  answers?: Answers | undefined;
  stepId?: string | undefined;
  problems?: readonly FieldProblem[] | undefined;
  message?: string | undefined;
  upload: { ticket: string; accept: string } | null;
  hasLogo: boolean;
};

/** As the server wants it (contract.ts, minFillMs), and a little more: clocks aren't exact. */
const minFillMs = 2200;

/** A published form on its page: posts to it without scripts, and sends itself and stays with them. */
export function PublicForm(props: Props) {
  const { address, form, isEmbedded, requestKey, begunAt, upload } = props;
  const [language, setLanguage] = useState(props.language);
  const embed = isEmbedded ? "1" : undefined;
  const box = useFrameHeight(isEmbedded);

  async function send(answers: Answers, element: HTMLFormElement): Promise<SendOutcome> {
    const filled = new FormData(element);
    const body = {
      address,
      key: requestKey,
      answers: Object.fromEntries(
        Object.entries(answers).map(([id, answer]) => [
          id,
          typeof answer === "number" ? String(answer) : answer,
        ]),
      ),
      consent: filled.get(consentId) === "yes",
      language,
      begunAt,
      ticket: upload?.ticket ?? "",
      "bot-field": filled.get("bot-field"),
    };
    await until(minFillMs);
    try {
      const key = requestKey;
      return toOutcome(await postJson<SubmissionOutcome>("/functions/answer-form", body, { key }));
    } catch (thrown) {
      if (thrown instanceof ApiError) return { message: thrown.message };
      return { message: formWords(language).notSent };
    }
  }

  // Kept here for when a step is left and come back to.
  const [uploaded, setUploaded] = useState<Readonly<Record<string, UploadedFile[]>>>({});
  const fileField = ({ field, name, label, problem }: FileFieldProps) =>
    upload ? (
      <FileDrop
        key={field.id}
        label={label}
        name={name}
        hint={field.help}
        error={problem}
        ticket={upload.ticket}
        place={`form/${address}/${field.id}/${requestKey}`}
        accept={upload.accept}
        initial={uploaded[field.id] ?? []}
        onChange={(files) => setUploaded((before) => ({ ...before, [field.id]: files }))}
      />
    ) : null;

  const sendAndGoOn = async (answers: Answers, element: HTMLFormElement) => {
    const outcome = await send(answers, element);
    if ("ending" in outcome && isWebAddress(outcome.ending.redirectUrl) && !isEmbedded)
      location.assign(outcome.ending.redirectUrl);
    return outcome;
  };

  return (
    <div ref={box}>
      <FormView
        form={form}
        language={language}
        action={paths.publicForm(address, { lang: language, embed })}
        send={sendAndGoOn}
        fileField={fileField}
        {...(props.hasLogo && { logoUrl: paths.publicFormLogo(address) })}
        {...(props.answers && { answers: props.answers })}
        {...(props.stepId && { stepId: props.stepId })}
        {...(props.problems && { problems: props.problems })}
        {...(props.message !== undefined && { message: props.message })}
        languages={<Languages {...{ address, form, language, embed, choose: setLanguage }} />}
        hidden={<Hidden {...{ requestKey, begunAt, language }} />}
      />
    </div>
  );
}

/** Waits until the page has been open for so long: what is sent sooner is taken for a bot's. */
const until = (sinceOpenedMs: number) =>
  new Promise((resolve) => setTimeout(resolve, sinceOpenedMs - performance.now()));

function toOutcome(outcome: SubmissionOutcome): SendOutcome {
  if (outcome.kind === "sent") return { ending: outcome.ending };
  if (outcome.kind === "problems") return { problems: outcome.problems };
  return { message: outcome.kind === "closed" ? outcome.text : outcome.message };
}

function Hidden(props: { requestKey: string; begunAt: number; language: Language }) {
  return (
    <>
      <input type="hidden" name="key" value={props.requestKey} />
      <input type="hidden" name="begun" value={props.begunAt} />
      <input type="hidden" name="language" value={props.language} />
      <div className="form-view__trap" aria-hidden="true">
        <label>
          Leave this empty
          <input name="bot-field" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** The form's other languages. Without scripts they post it, so that what was typed comes back in the other one. */
function Languages(props: {
  address: string;
  form: FormInterface;
  language: Language;
  embed: "1" | undefined;
  choose: (language: Language) => void;
}) {
  const { address, form, language, embed, choose } = props;
  const isLive = useHasScripts();
  const languages = languagesOf(form);
  if (languages.length < 2) return null;
  const chooses = (one: Language) =>
    isLive
      ? { type: "button" as const, onClick: () => choose(one) }
      : {
          type: "submit" as const,
          name: "go",
          value: "language",
          formAction: paths.publicForm(address, { lang: one, embed }),
        };
  return (
    <nav className="form-view__languages" aria-label={formWords(language).language}>
      {languages.map((one) => (
        <button
          key={one}
          lang={one}
          aria-current={one === language ? "true" : undefined}
          formNoValidate
          {...chooses(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </nav>
  );
}

/** Tells the page around the frame how high the form is: a figure that anyone may know. */
function useFrameHeight(isEmbedded: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current?.closest(".form-page") ?? box.current;
    if (!isEmbedded || !element) return undefined;
    const tell = () => {
      const { height } = element.getBoundingClientRect();
      window.parent.postMessage({ type: "ariaworks:form-height", height }, "*");
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, [isEmbedded]);
  return box;
}
