const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });
const list = new Intl.ListFormat("en-US");

const chosen = () => document.documentElement.dataset.choice?.split(" ") ?? [];

/** What has been accepted so far, beside Essential. */
export const acceptedNow = (): readonly string[] => chosen().slice(1);

/** The choice that this browser goes by, in words: what is accepted, and since when. */
export function choiceWords(): string {
  const [date] = chosen();
  if (date)
    return `You accept ${list.format(["Essential", ...acceptedNow()])}, since ${when.format(new Date(date))}.`;
  if ("refuses" in document.documentElement.dataset)
    return "Your browser sends Global Privacy Control. That counts as Reject Non-Essential until you choose otherwise here.";
  return "You have not chosen yet. Until you do, only Essential is kept.";
}
