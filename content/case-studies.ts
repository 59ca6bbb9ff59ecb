/** What a case's drawing is made of, and what its figures are computed from. */
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
  /** What didn't work, or would be done differently. */
  lesson: string;
  /** Describes the drawing to those who don't see it. */
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
      "Most questions came in the evening, when people look at tents. They were answered the next day, in the order of arrival, by the two who also packed parcels. Four in ten were about delivery and returns, and the answers stood on the site.",
    ],
    solution: [
      "We read a hundred mails first and sorted them: eleven topics made up nearly all. Nine of them got a page of their own, with the question as its heading. The other two, refunds and broken goods, were put beyond the bot's border and go to a person with the whole conversation.",
      "The chatbot answers from those pages and names the one it used. It says at the start that it is an AI. Each Monday the shop reads what it could not answer, and writes the missing page.",
    ],
    results: [
      {
        figure: lastShare,
        label: `of conversations settled without a person in week ${weeks.length}, after ${firstShare} in the first`,
      },
      {
        figure: sum(weeks.map(({ conversations }) => conversations)).toLocaleString("en-US"),
        label: `conversations in these ${weeks.length} weeks`,
      },
      { figure: "23", label: "pages written or mended because of an unanswered question" },
    ],
    lesson:
      "The first week disappointed everybody. Not the model was weak but the pages: they were written for people who knew the shop. What raised the figure afterwards was writing, not settings.",
    imageAlt: `Eight columns, one for each week, from ${firstWeek.conversations} to ${lastWeek.conversations} conversations. A line marks the part settled without a person; it climbs from ${firstShare} to ${lastShare}, steeply at first and then slowly.`,
    chart: { kind: "weeks", weeks },
    scopeId: "gpt4-chatbot.setup-with-care",
    timeline: [
      { day: 1, text: "A hundred mails read and sorted into topics" },
      { day: 2, text: "The border agreed on: what it must not answer" },
      { day: 4, text: "First run on thirty real questions, nineteen right" },
      { day: 6, text: "Second run, twenty-seven right; live on the site" },
    ],
  },
  {
    id: "tax-office",
    title: "From enquiry to appointment, without retyping",
    client: "A tax office with two locations, nine people",
    challenge: [
      `Each enquiry went through five hands' worth of work: read, typed into the CRM, answered, given a date, reminded. ${minutesBefore} minutes, and in March they piled up. What was typed twice differed twice.`,
    ],
    solution: [
      "Three flows, in the office's own account at Make. The first takes the form's answers, finds or makes the contact, and sends a first reply that says what to bring. The second offers free dates and confirms the chosen one. The third reminded people by mail the day before.",
      "Nothing is decided by a flow: whether the office takes the case is a click by a person, in the message that the flow sends. A run that can't go on says so, with a link to the enquiry.",
    ],
    results: [
      {
        figure: `${minutesBefore} → ${minutesAfter}`,
        label: "minutes of work for each enquiry, by the office's own clock",
      },
      {
        figure: "3 of 164",
        label: "runs in the first two months that stopped and needed a person",
      },
      { figure: "1 of 3", label: "flows switched off again" },
    ],
    lesson:
      "The reminder was switched off after three weeks. Clients answered it with questions that nobody read, and the office had liked the call before: it is when people mention the second income. A routine isn't waste only because a machine could do it.",
    imageAlt: `Five steps of an enquiry as bars, by hand and with the flow. ${steps
      .map(({ name, before, after }) => `${name}: ${before} minutes, then ${after}`)
      .join(". ")}.`,
    chart: { kind: "steps", steps },
    scopeId: "workflow-automation.three-flows",
    timeline: [
      { day: 1, text: "An hour beside the person who does it today" },
      { day: 2, text: "Steps written down; two of them dropped as unneeded" },
      { day: 4, text: "Dry run on twelve old enquiries" },
      { day: 5, text: "Live with one location, the other a week later" },
    ],
  },
  {
    id: "breakout-rule",
    title: "The rule that was not worth trading",
    client: "A private trader who had traded one rule by hand for years",
    challenge: [
      "The rule felt right: buy the breakout, sell the first weakness. The records were a notebook of the good trades. The wish was to have it traded by alerts and, if it held, with more money.",
    ],
    solution: [
      "The rule was written down first, and that took longer than the code: “weakness” turned out to mean three different things. Then it became a strategy in Pine Script, on closed bars only, with the broker's commission and two ticks of slippage.",
      "It was tuned on the older years and looked at once on the newer ones. We showed both curves, with and without costs, and said what we would do with them.",
    ],
    results: [
      {
        figure: net,
        label: `over ${(quarters.length - 1) / 4} tested years, with commission and slippage`,
      },
      { figure: gross, label: "without costs, which is what the notebook had remembered" },
      { figure: "0", label: "trades made with it since" },
    ],
    lesson:
      "A small edge traded often belongs to the broker. The client kept one alert, as a reminder to look, and stopped trading the rule. It is the cheapest result that a test can have. Past results, tested ones included, say nothing certain about the future.",
    imageAlt: `Two curves over ${quarters.length - 1} quarters that start at the same point. The one without costs climbs unevenly to ${lastQuarter.gross} percent of the start. The one with costs stays level, then sinks to ${lastQuarter.net} percent.`,
    chart: { kind: "curves", quarters },
    scopeId: "pine-script-indicator.strategy-with-backtest",
    timeline: [
      { day: 1, text: "The rule in writing, confirmed sentence by sentence" },
      { day: 2, text: "First version; it found trades that the notebook lacked" },
      { day: 3, text: "Costs added, and the newer years opened" },
      { day: 4, text: "Both curves, the source code, and a plain opinion" },
    ],
  },
];
