import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import type { Answer, FormInterface, RunningDeployment } from "#domain/projects/index.ts";
import { answeredRows } from "./answer-words.ts";
import type { FormDeps } from "./deps.ts";

type Letter = {
  deployment: RunningDeployment;
  form: FormInterface;
  answers: Record<string, Answer>;
  answerId: string;
  to: string;
};
type Deps = Pick<FormDeps, "brandName" | "publicUrl">;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 120);
/** Whether a text could pass as a link, which a stranger must not send through us. */
const hasLink = (text: string) => /:\/\/|\bwww\.|\w\.[a-z]{2,}/i.test(text);

/** Where a form's answers are read. */
const answersPath = (projectId: string) => `/ai-service-design/workspace/${projectId}/answers`;

/** To whom the form's owner named: what was answered, and where all answers are. */
export const answerMail = (
  { deployment, form, answers, answerId, to }: Letter,
  { brandName, publicUrl }: Deps,
): NewMail => ({
  key: `form-answer/${answerId}/${to.toLowerCase()}`,
  to,
  subject: `New answer: ${oneLine(form.title)}`,
  ...mailLayout({
    brand: brandName,
    heading: oneLine(form.title),
    paragraphs: ["Someone answered your form."],
    facts: answeredRows(form, answers),
    action: { label: "Read all answers", url: publicUrl + answersPath(deployment.projectId) },
    footer:
      "The answer is shown as it was typed. You’re getting this email because the form’s owner entered your address.",
  }),
});

/** To whoever answered. A text with an address in it stays out: anyone could send it to anyone through a form. */
export const copyMail = (
  { form, answers, answerId, to }: Letter,
  { brandName }: Deps,
): NewMail => ({
  key: `form-copy/${answerId}`,
  to,
  subject: hasLink(form.title) ? "A copy of your answers" : `Your answers: ${oneLine(form.title)}`,
  ...mailLayout({
    brand: brandName,
    heading: hasLink(form.title) ? "Your answers" : oneLine(form.title),
    paragraphs: ["This is a copy of the answers that were sent with your email address."],
    facts: answeredRows(form, answers).map(([name, answer]) => [
      hasLink(name) ? "Question" : name,
      answer.toLowerCase() !== to.toLowerCase() && hasLink(answer)
        ? "(not shown here: it contains a link)"
        : answer,
    ]),
    footer: "If you didn’t fill in this form, you can ignore this email.",
  }),
});
