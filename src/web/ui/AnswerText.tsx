import { useSyncExternalStore, type ComponentProps } from "react";
import Markdown, { type Components } from "react-markdown";
import { safeLink } from "../kit/safe-link.ts";

/** What an answer may be made of; anything else is left out, or stands there as its words. */
const allowed = [
  "p",
  "br",
  "strong",
  "em",
  "ul",
  "ol",
  "li",
  "a",
  "code",
  "pre",
  "blockquote",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
];

/** This site's origin. As long as the page is the server's, no whole address is ours. */
const useHere = () =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => "https://elsewhere.invalid",
  );
const never = () => () => {};

/** A heading within an answer is none of the page's. */
const Heading = ({ children }: ComponentProps<"h1">) => (
  <p>
    <strong>{children}</strong>
  </p>
);

function Link({ href, children }: ComponentProps<"a">) {
  const link = safeLink(href, useHere());
  if (!link) return <span>{children}</span>;
  return (
    <a href={link.href} {...(!link.isOurs && { rel: "noopener noreferrer nofollow" })}>
      {children}
    </a>
  );
}

const components: Components = {
  a: Link,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

/** An answer's Markdown: no HTML, no pictures, no headings of its own, and only links that `safeLink` allows. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div className="answer-text">
      <Markdown
        allowedElements={allowed}
        unwrapDisallowed
        skipHtml
        urlTransform={(url) => url} // Link looks at it
        components={components}
      >
        {text}
      </Markdown>
    </div>
  );
}
