/** What an answer may lead to: our own pages, and hosts that we name. */
export type KnownPlaces = {
  /** This site's origin; null: none of its pages may be named. */
  origin: string | null;
  /** Hosts that the provider lists. */
  hosts: readonly string[];
  /** Mail addresses that may be named: ours, the visitor's, those of the pages. */
  addresses: readonly string[];
  /** Stands in for another address. */
  ownAddress: string;
};

const ownPath = /^\/(?![/\\])[\w\-./?=&#%~+:,]*$/u;

function isKnown(target: string, { origin, hosts, addresses }: KnownPlaces): boolean {
  if (ownPath.test(target)) return origin !== null;
  const mail = /^mailto:([^?]+)$/i.exec(target)?.[1];
  if (mail) return addresses.includes(mail.toLowerCase());
  if (!/^https?:\/\/[^\s\\@]+$/i.test(target)) return false;
  const url = URL.parse(target);
  return url !== null && (url.origin === origin || hosts.includes(url.hostname));
}

const inline = /!?\[([^[\]]{0,400})\]\(\s*<?([^\s()<>]{0,1000})>?[^()]{0,400}\)/gu;
const destination = /\](\(\s*<?)([^\s()<>]{1,1000})/gu;
const definition = /^\s{0,3}\[[^\]\n]{1,200}\]:[ \t]*<?(\S{1,1000})[^\n]*$/gmu;
const bare = /<?(?:[a-z][a-z+.-]{1,15}:\/\/|www\.)[^\s<>()[\]"'`]{1,1000}>?/giu;
const mailbox =
  /[\p{L}\p{N}][\p{L}\p{N}.+_-]{0,63}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;

/** The mail addresses that a text names, in small letters. */
export const addressesIn = (text: string): string[] =>
  (text.match(mailbox) ?? []).map((address) => address.toLowerCase());

/** A text in Markdown whose links lead to known places alone; of others their words stay. */
export function unlink(text: string, places: KnownPlaces): string {
  if (!/[[\]<@]|:\/\/|www\./i.test(text)) return text;
  return text
    .replace(inline, (whole: string, words: string, target: string) =>
      isKnown(target, places) && !whole.startsWith("!") ? whole : words,
    )
    .replace(destination, (whole: string, open: string, target: string) =>
      isKnown(target, places) ? whole : `]${open}`,
    )
    .replace(definition, (whole: string, target: string) => (isKnown(target, places) ? whole : ""))
    .replace(bare, (whole: string) => {
      const target = whole.replace(/^<|>$/g, "").replace(/[.,;:!?]+$/, "");
      return isKnown(target, places) ? whole : (/[.,;:!?]+$/.exec(whole)?.[0] ?? "");
    })
    .replace(mailbox, (address) =>
      places.addresses.includes(address.toLowerCase()) ? address : places.ownAddress,
    );
}
