/** The data behind a case's drawing and its figures. */
export type CaseChart =
  | {
      kind: "weeks";
      /** Conversations of each week, and how many of them needed no person. */
      weeks: readonly { conversations: number; settled: number }[];
    }
  | {
      kind: "steps";
      /** Minutes of a person's work in each step, by hand and with the flow. */
      steps: readonly { name: string; before: number; after: number }[];
    }
  | {
      kind: "curves";
      /** The account at each quarter's end, in percent of the start: without and with costs. */
      quarters: readonly { gross: number; net: number }[];
    };

/** Spec studio.md §3.5, case study; chart, scopes, timeline and lesson are ours. */
export type CaseStudy = {
  id: string;
  title: string;
  client: string;
  challenge: readonly string[];
  solution: readonly string[];
  /** The provider's claims: a figure set large, and what it counts. */
  results: readonly { figure: string; label: string }[];
  /** What didn't work, or what we would do differently. */
  lesson: string;
  /** Describes the drawing for screen readers. */
  imageAlt: string;
  chart: CaseChart;
  /** What was bought: a scope of the catalogue, which says price and time. */
  scopeId: string;
  /** Days after the start; the last one is the delivery. */
  timeline: readonly { day: number; text: string }[];
};

const weeks = [
  { conversations: 104, settled: 44 },
  { conversations: 118, settled: 56 },
  { conversations: 126, settled: 68 },
  { conversations: 131, settled: 77 },
  { conversations: 122, settled: 76 },
  { conversations: 139, settled: 90 },
  { conversations: 134, settled: 87 },
  { conversations: 141, settled: 94 },
];
const steps = [
  { name: "Read and sort", before: 6, after: 1 },
  { name: "Copy into the CRM", before: 9, after: 0 },
  { name: "First reply", before: 7, after: 2 },
  { name: "Find a date", before: 12, after: 4 },
  { name: "Remind", before: 4, after: 0 },
];
const quarters = [
  { gross: 100, net: 100 },
  { gross: 103, net: 101 },
  { gross: 107, net: 102 },
  { gross: 106, net: 99 },
  { gross: 111, net: 101 },
  { gross: 115, net: 102 },
  { gross: 114, net: 98 },
  { gross: 119, net: 99 },
  { gross: 123, net: 100 },
  { gross: 121, net: 95 },
  { gross: 126, net: 97 },
  { gross: 130, net: 97 },
  { gross: 128, net: 92 },
  { gross: 133, net: 94 },
  { gross: 137, net: 94 },
  { gross: 135, net: 89 },
  { gross: 141, net: 91 },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const inPercent = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;
const signed = (percent: number) => `${percent < 0 ? "−" : "+"}${Math.abs(percent)}%`;

const [firstWeek, lastWeek] = [weeks[0]!, weeks.at(-1)!];
const firstShare = inPercent(firstWeek.settled, firstWeek.conversations);
const lastShare = inPercent(lastWeek.settled, lastWeek.conversations);
const minutesBefore = sum(steps.map(({ before }) => before));
const minutesAfter = sum(steps.map(({ after }) => after));
const lastQuarter = quarters.at(-1)!;
const [gross, net] = [signed(lastQuarter.gross - 100), signed(lastQuarter.net - 100)];

/** ISO date on which their texts were last changed. */
export const caseStudiesChanged = "2026-11-21";

/** Three cases (spec studio.md §2.1 and §3.5). Samples, like all of `brand.sample`, until the provider confirms its own. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: "night-desk",
    title: "A shop that answers at eleven at night",
    client: "An online shop for outdoor gear, fourteen people",
    challenge: [
      "Most questions came in the evening, when people look at tents. They were answered the next day, in order of arrival, by the same two people who packed the parcels. Four in ten were about delivery and returns, and the answers were already on the site.",
    ],
    solution: [
      "First we read and sorted a hundred emails: eleven topics covered nearly all of them. Nine got a page of their own, with the question as its heading. The other two, refunds and broken goods, were declared off limits for the bot and go to a person with the whole conversation.",
      "The chatbot answers from those pages and names the one it used. It says at the start that it is an AI. Every Monday, the shop reads what the bot could not answer and writes the missing page.",
    ],
    results: [
      {
        figure: lastShare,
        label: `of conversations resolved without a person in week ${weeks.length}, up from ${firstShare} in the first`,
      },
      {
        figure: sum(weeks.map(({ conversations }) => conversations)).toLocaleString("en-US"),
        label: `conversations in these ${weeks.length} weeks`,
      },
      { figure: "23", label: "pages written or corrected because of an unanswered question" },
    ],
    lesson:
      "The first week disappointed everyone. The pages were the weak point, not the model: they were written for people who already knew the shop. What raised the figure afterwards was better writing, not settings.",
    imageAlt: `Eight columns, one for each week, from ${firstWeek.conversations} to ${lastWeek.conversations} conversations. A line marks the share resolved without a person; it climbs from ${firstShare} to ${lastShare}, steeply at first and then slowly.`,
    chart: { kind: "weeks", weeks },
    scopeId: "gpt4-chatbot.setup-with-care",
    timeline: [
      { day: 1, text: "A hundred emails read and sorted into topics" },
      { day: 2, text: "Limits agreed: what the bot must not answer" },
      { day: 4, text: "First run on thirty real questions: nineteen right" },
      { day: 6, text: "Second run: twenty-seven right; live on the site" },
    ],
  },
  {
    id: "tax-office",
    title: "From enquiry to appointment, without retyping",
    client: "A tax office with two locations, nine people",
    challenge: [
      `Each enquiry went through five steps: read it, type it into the CRM, answer it, set an appointment, send a reminder. That took ${minutesBefore} minutes each, and in March they piled up. Anything typed twice didn’t match.`,
    ],
    solution: [
      "Three flows, in the office’s own Make account. The first takes the form’s answers, finds or creates the contact, and sends a first reply that says what to bring. The second offers free appointments and confirms the chosen one. The third reminded people by email the day before.",
      "The flows decide nothing: whether the office takes the case is up to a person, who clicks in the message that the flow sends. A run that can’t continue says so, with a link to the enquiry.",
    ],
    results: [
      {
        figure: `${minutesBefore} → ${minutesAfter}`,
        label: "minutes of work per enquiry, as timed by the office",
      },
      {
        figure: "3 of 164",
        label: "runs in the first two months that stopped and needed a person",
      },
      { figure: "1 of 3", label: "flows switched off again" },
    ],
    lesson:
      "The reminder was switched off after three weeks. Clients replied to it with questions that nobody read, and the office missed the phone call it replaced: that is when people mention their second income. A routine isn’t a waste of time just because a machine could do it.",
    imageAlt: `Five steps of an enquiry as bars, by hand and with the flow. ${steps
      .map(({ name, before, after }) => `${name}: ${before} minutes, then ${after}`)
      .join(". ")}.`,
    chart: { kind: "steps", steps },
    scopeId: "workflow-automation.three-flows",
    timeline: [
      { day: 1, text: "An hour with the person who does it today" },
      { day: 2, text: "Steps written down; two dropped as unnecessary" },
      { day: 4, text: "Dry run on twelve old enquiries" },
      { day: 5, text: "Live at one location, a week later at the other" },
    ],
  },
  {
    id: "breakout-rule",
    title: "The rule that wasn’t worth trading",
    client: "A private trader who had traded one rule by hand for years",
    challenge: [
      "The rule felt right: buy the breakout, sell at the first weakness. The only records were a notebook of the good trades. The client wanted to trade it by alerts and, if it held up, with more money.",
    ],
    solution: [
      "Writing the rule down came first and took longer than the code: “weakness” turned out to mean three different things. Then it became a Pine Script strategy, on closed bars only, with the broker’s commission and two ticks of slippage.",
      "We tuned it on the older years and checked it once on the newer ones. We showed both curves, with and without costs, and said what we would do.",
    ],
    results: [
      {
        figure: net,
        label: `over ${(quarters.length - 1) / 4} tested years, with commission and slippage`,
      },
      { figure: gross, label: "without costs, which is how the notebook remembered it" },
      { figure: "0", label: "trades made with it since" },
    ],
    lesson:
      "A small edge traded often goes to the broker. The client kept one alert, as a reminder to look, and stopped trading the rule. No test can have a cheaper result. Past results, including tested ones, say nothing certain about the future.",
    imageAlt: `Two curves over ${quarters.length - 1} quarters, starting at the same point. The one without costs climbs unevenly to ${lastQuarter.gross} percent of the start. The one with costs stays level, then falls to ${lastQuarter.net} percent.`,
    chart: { kind: "curves", quarters },
    scopeId: "pine-script-indicator.strategy-with-backtest",
    timeline: [
      { day: 1, text: "The rule in writing, confirmed sentence by sentence" },
      { day: 2, text: "First version; it found trades that were missing from the notebook" },
      { day: 3, text: "Costs added, and the newer years tested" },
      { day: 4, text: "Both curves, the source code, and a frank opinion" },
    ],
  },
];
