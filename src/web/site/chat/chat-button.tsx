import { brand } from "#content/brand.ts";
import { paths } from "../../paths.ts";

/**
 * The button that floats over the page's lower right corner (spec site.md §2, chat widget): a link to the
 * contact page, which the script takes over (begin.ts).
 */
export function ChatButton() {
  return (
    <section className="chat-corner" aria-label={`Chat with ${brand.consultant}`}>
      <a className="chat-button" href={paths.contact()} data-chat="">
        <svg
          viewBox="0 0 32 32"
          width="28"
          height="28"
          aria-hidden="true"
          className="thread thread--ink"
        >
          <path d="M9 25.5 5.5 28v-5.6A9.5 9.5 0 0 1 4 17.2C4 10.5 9.4 6 16 6s12 4.5 12 11.2-5.4 10.3-12 10.3a14 14 0 0 1-3.6-.4" />
          <path d="M10.5 17.5c2-3.4 3.6-3.4 5.5 0s3.6 3.4 5.5 0" />
        </svg>
        <span className="chat-button__label">Ask {brand.consultant}, our AI</span>
      </a>
    </section>
  );
}
