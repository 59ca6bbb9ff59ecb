import { formatUsd, usd } from "#kit/money.ts";
import { serviceLevel, subscriptionTiers } from "./promises.ts";
import { counted, inPercent, priced } from "./words.ts";

/** What belongs to a class of availability (spec studio.md §9). */
export type ServiceClass = {
  id: keyof typeof serviceLevel.availabilityPercent;
  name: string;
  covers: string;
};

export const serviceClasses: readonly ServiceClass[] = [
  {
    id: "core",
    name: "Core services",
    covers:
      "this site, accounts and the client portal, ordering, our public interface, and websites and applications that we run for you",
  },
  {
    id: "ai",
    name: "AI services",
    covers:
      "chatbots, video agents and automations that we run for you, as far as a model works in them",
  },
  {
    id: "thirdParty",
    name: "Third-party interfaces",
    covers:
      "what stands or falls with somebody else's interface, such as payments, mail delivery, CRM systems and model providers",
  },
];

/** The month that examples reckon with. */
export const exampleMonthDays = 30;

/** How long an availability lets a service be down in the example month: `99.9` → `43 minutes`. */
export function downtimeAllowed(percent: number): string {
  const minutes = Math.floor((exampleMonthDays * 24 * 60 * (100 - percent)) / 100 + 1e-6);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return counted(rest, "minute");
  return rest === 0
    ? counted(hours, "hour")
    : `${counted(hours, "hour")} ${counted(rest, "minute")}`;
}

/** The credit on a month's fee that a measured core availability leads to, in percent; 0 where it was kept. */
export const creditPercent = (availabilityPercent: number): number =>
  serviceLevel.creditTiers.find(
    ({ belowPercent, fromPercent }) =>
      availabilityPercent < belowPercent && availabilityPercent >= fromPercent,
  )?.creditPercent ?? 0;

const example = { availabilityPercent: 98.7, usdPerMonth: subscriptionTiers[1].usdPerMonth };

/** A credit worked out, as a sentence. */
export const creditExample = `if they were available for ${inPercent(example.availabilityPercent)} of a month, a service for ${priced(example.usdPerMonth)} a month gets a credit of ${creditPercent(example.availabilityPercent)}%, which is ${formatUsd(Math.round((usd(example.usdPerMonth) * creditPercent(example.availabilityPercent)) / 100))}.`;

type PriorityName = (typeof serviceLevel.supportPriorities)[number]["name"];

const meanings: Readonly<Record<PriorityName, { means: string; example: string }>> = {
  Critical: {
    means: "A service is down, or data is at risk, and there is no way around it.",
    example: "Nobody can order, or a stranger sees somebody else's data.",
  },
  High: {
    means: "An important part doesn't work, or works for some only.",
    example: "The chatbot answers, but no longer hands over to a person.",
  },
  Medium: {
    means: "Something is wrong, and there is a way around it.",
    example: "A form sends its mails with a delay of hours.",
  },
  Low: {
    means: "A question, a wish, or a blemish.",
    example: "A text should read differently, or a report has a column too many.",
  },
};

const minutesIn: Readonly<Record<string, number>> = { hour: 60, "business day": 24 * 60 };

/** `4 hours` → 240. @throws Error on a unit that it doesn't know */
function minutesOf(text: string): number {
  const [figure, unit = ""] = text.split(/ (.+)/);
  const minutes = minutesIn[unit.replace(/s$/, "")];
  if (!minutes) throw new Error(`No length for "${text}"`);
  return Number(figure) * minutes;
}

/** The support priorities with what they mean, and their times in words and in minutes. */
export const priorities = serviceLevel.supportPriorities.map(
  ({ name, responseMinutes, resolution }) => ({
    name,
    ...meanings[name],
    response:
      responseMinutes < 60
        ? counted(responseMinutes, "minute")
        : counted(responseMinutes / 60, "hour"),
    responseMinutes,
    resolution,
    resolutionMinutes: minutesOf(resolution),
  }),
);

const { performance } = serviceLevel;
const under = (seconds: number) => `under ${counted(seconds, "second")}`;

/** What we build and watch for; targets, without a credit (spec studio.md §9, performance targets). */
export const performanceTargets = [
  ["Generating a video", under(performance.videoGenerationSeconds)],
  ["An answer of the public interface", under(performance.apiSeconds)],
  ["An answer of a chatbot", under(performance.chatbotSeconds)],
  ["One run of a workflow", under(performance.workflowSeconds)],
  ["People at the same time", `${performance.concurrentUsers.toLocaleString("en-US")} and more`],
  ["What a conversation remembers", counted(performance.contextTurns, "turn")],
  ["Workflow runs", `${performance.throughputPerHour.toLocaleString("en-US")} an hour`],
] as const;
