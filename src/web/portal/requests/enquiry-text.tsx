/** Longer texts than this are folded. */
const shownLength = 320;

/** What somebody wrote, with its own line breaks; a long text unfolds, also without scripts. */
export function EnquiryText({ text }: { text: string }) {
  if (text.length <= shownLength) return <p className="enquiry__text">{text}</p>;
  return (
    <details className="enquiry__fold">
      <summary>
        <span className="enquiry__text enquiry__start">{startOf(text)}</span>
        <span className="enquiry__more">
          <span className="enquiry__unfold">Show all of it</span>
          <span className="enquiry__refold">Show less</span>
        </span>
      </summary>
      <p className="enquiry__text">{text}</p>
    </details>
  );
}

/** Cut between words, where there are any. */
function startOf(text: string): string {
  const start = text.slice(0, shownLength - 40);
  const end = start.search(/\s\S*$/);
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()} …`;
}
