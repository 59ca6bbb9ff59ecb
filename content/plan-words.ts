import { formatDataSize } from "#kit/data-size.ts";
import { plans } from "./promises.ts";
import { counted } from "./words.ts";

export type PlanId = keyof typeof plans;
/** What a plan limits. */
export type PlanLimit = keyof (typeof plans)["free"]["limits"];

type Words = {
  /** In a list of limits. */
  label: string;
  /** An amount with its noun, as in "50 projects". */
  amount: (figure: number) => string;
  /** The same without the noun, beside the label. */
  figure?: (figure: number) => string;
  /** What makes room. Monthly limits have none: they start again. */
  remedy?: string;
};

const minutes = (seconds: number) => Math.ceil(seconds / 6) / 10;

/** Names, units and remedies of what plans limit, in the order in which pages show them. */
export const limitWords: Readonly<Record<PlanLimit, Words>> = {
  projects: {
    label: "Projects",
    amount: (figure) => counted(figure, "project"),
    remedy: "Delete a project",
  },
  members: {
    label: "People per project",
    amount: (figure) => (figure === 1 ? "1 person" : `${inFigures(figure)} people`),
    remedy: "Remove someone from this project",
  },
  bots: {
    label: "Published chatbots",
    amount: (figure) => counted(figure, "published chatbot"),
    remedy: "Take a chatbot offline",
  },
  forms: {
    label: "Published forms",
    amount: (figure) => counted(figure, "published form"),
    remedy: "Take a form offline",
  },
  automations: {
    label: "Published automations",
    amount: (figure) => counted(figure, "published automation"),
    remedy: "Take an automation offline",
  },
  messages: {
    label: "Chatbot messages",
    amount: (figure) => counted(figure, "chatbot message"),
  },
  formAnswers: {
    label: "Form answers",
    amount: (figure) => counted(figure, "form answer"),
  },
  runs: {
    label: "Automation runs",
    amount: (figure) => counted(figure, "automation run"),
  },
  videoSeconds: {
    label: "Video minutes",
    amount: (seconds) => counted(minutes(seconds), "minute") + " of video",
    figure: (seconds) => inFigures(minutes(seconds)),
  },
  knowledgeBytes: {
    label: "Chatbot knowledge",
    amount: (bytes) => `${formatDataSize(bytes)} of chatbot knowledge`,
    figure: formatDataSize,
    remedy: "Delete sources that you no longer need",
  },
  fileBytes: {
    label: "File storage",
    amount: (bytes) => `${formatDataSize(bytes)} of file storage`,
    figure: formatDataSize,
    remedy: "Delete files that you no longer need",
  },
};

const inFigures = (figure: number): string => figure.toLocaleString("en-US");

/** The amount of a limit beside its label: `10,000`, `10 GB`. */
export const limitFigure = (what: PlanLimit, figure: number): string =>
  (limitWords[what].figure ?? inFigures)(figure);

/** Plans side by side: their names, and for each limit its label with a figure for each plan. */
export const planTable = (...ids: PlanId[]) => ({
  head: ["Limit", ...ids.map((id) => plans[id].name)],
  rows: (Object.keys(limitWords) as PlanLimit[]).map((what) => [
    limitWords[what].label,
    ...ids.map((id) => limitFigure(what, plans[id].limits[what])),
  ]),
});
