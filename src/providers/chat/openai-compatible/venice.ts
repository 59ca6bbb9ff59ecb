/** Venice's own parameters of a chat call (its API, `venice_parameters`). */
export type VeniceParameters = {
  include_venice_system_prompt: boolean;
  enable_web_search: "auto" | "off" | "on";
  enable_web_citations: boolean;
  strip_thinking_response: boolean;
  disable_thinking: boolean;
};

/**
 * What Venice is told (spec site.md §7); others get nothing of it, since many refuse what they don't know.
 *
 * The specification's `auto` would let the model look a visitor's words up on the web: answers would rest on
 * pages that aren't ours, whose text may hold instructions, and the words would go to a search engine that our
 * privacy policy doesn't name. Aria answers from our own pages, so the search is off, and with it Venice's
 * marks of web sources, which the marks of our passages would mix with. Thinking is off because the limit of
 * an answer counts it: a model that thinks for 500 tokens says nothing.
 */
const parameters: VeniceParameters = {
  include_venice_system_prompt: false,
  enable_web_search: "off",
  enable_web_citations: false,
  strip_thinking_response: true,
  disable_thinking: true,
};

/** Null for every host but Venice's. */
export function veniceParameters(baseUrl: string): VeniceParameters | null {
  const host = URL.parse(baseUrl)?.hostname ?? "";
  return /^([\w-]+\.)*venice\.ai$/i.test(host) ? parameters : null;
}
