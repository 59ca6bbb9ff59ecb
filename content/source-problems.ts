import type { SourceProblem } from "#domain/knowledge/contract.ts";

/** Why something could not be learned, and what to do about it. */
export const sourceProblemWords: Readonly<Record<SourceProblem, string>> = {
  empty: "There is nothing in it. Check that it is the right file or page.",
  encrypted: "It is protected by a password. Save a copy without one, and add that.",
  damaged: "It is damaged. Open it in the program that it comes from, save it again, and add that.",
  no_text:
    "There is no text in it, only pictures. Add a version with text, e.g. from the original document.",
  too_large: "It is too large, or becomes too large when unpacked. Split it into smaller files.",
  too_long: "It is too long. Split it, or leave out what nobody asks about.",
  unsupported: "We can’t read this type. Save it as PDF, Word, Excel, CSV, HTML, Markdown or text.",
  slow: "Reading it took too long. Try again later; if it stays so, split it.",
  unreachable: "The site didn’t answer. Check the address, and try again later.",
  not_found: "There is no page at this address any more.",
  refused: "The site doesn’t let us read it. If it is yours, allow it, or add its texts as a file.",
  robots:
    "The site’s robots.txt asks programs not to read it. If it is yours, allow AriaworksBot there.",
  own_network: "This address leads into a private network. Only public sites can be read.",
  not_a_page: "There is no text at this address. Check that it leads to a page.",
  file_gone: "The file is no longer there. Add it again.",
  plan_full:
    "Your plan’s room for knowledge is used up. Delete or switch to smaller sources, or choose a larger plan.",
};
