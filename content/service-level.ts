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
      "this site, accounts and the client portal, ordering, the public API, and websites and applications that we run for you",
  },
  {
    id: "ai",
    name: "AI services",
    covers:
      "chatbots, video agents and automations that we run for you, wherever they use an AI model",
  },
  {
    id: "thirdParty",
    name: "Third-party interfaces",
    covers:
      "anything that depends on a third party, such as payments, mail delivery, CRM systems and model providers",
  },
];

/** The length of month that examples assume. */
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
export const creditExample = `if they were available for ${inPercent(example.availabilityPercent)} of a month, a service that costs ${priced(example.usdPerMonth)} a month gets a credit of ${creditPercent(example.availabilityPercent)}%, which is ${formatUsd(Math.round((usd(example.usdPerMonth) * creditPercent(example.availabilityPercent)) / 100))}.`;

type PriorityName = (typeof serviceLevel.supportPriorities)[number]["name"];

const meanings: Readonly<Record<PriorityName, { means: string; example: string }>> = {
  Critical: {
    means: "A service is down, or data is at risk, and there is no workaround.",
    example: "Nobody can order, or someone sees data that isn’t theirs.",
  },
  High: {
    means: "An important part doesn’t work, or works only for some people.",
    example: "The chatbot answers, but no longer hands over to a person.",
  },
  Medium: {
    means: "Something is wrong, but there is a workaround.",
    example: "A form sends its emails hours late.",
  },
  Low: {
    means: "A question, a request, or a cosmetic flaw.",
    example: "You want a text changed, or a report has one column too many.",
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

/** What we design for; targets, without a credit (spec studio.md §9, performance targets). */
export const performanceTargets = [
  ["Generating a video", under(performance.videoGenerationSeconds)],
  ["An API response", under(performance.apiSeconds)],
  ["A chatbot’s answer", under(performance.chatbotSeconds)],
  ["One workflow run", under(performance.workflowSeconds)],
  ["Concurrent users", `${performance.concurrentUsers.toLocaleString("en-US")}+`],
  ["Context that a conversation keeps", counted(performance.contextTurns, "turn")],
  ["Workflow throughput", `${performance.throughputPerHour.toLocaleString("en-US")} runs an hour`],
] as const;
