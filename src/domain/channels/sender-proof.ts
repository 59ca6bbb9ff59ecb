/** What a mail server that we trust has found out about a mail's sender. Results as in RFC 8601: pass, fail, none, … */
export type MailChecks = {
  dmarc: string | null;
  dkim: readonly { result: string; domain: string }[];
  spf: { result: string; domain: string } | null;
};

/**
 * - `passed`: the domain of the sender's address vouches for the mail
 * - `failed`: it was checked, and the domain doesn't
 * - `unknown`: no server that we trust has checked it
 */
export const senderProofs = ["passed", "failed", "unknown"] as const;
export type SenderProof = (typeof senderProofs)[number];

/** Providers whose servers remove such headers of others that carry their own name, as RFC 8601 §5 asks. */
const knownCheckers: Readonly<Record<string, string>> = {
  "imap.gmail.com": "mx.google.com",
  "imap.googlemail.com": "mx.google.com",
};

/** The name under which a mailbox's own servers write Authentication-Results; empty where none is known. */
export const checkerOf = ({ imapHost, checkedBy }: { imapHost: string; checkedBy?: string }) =>
  checkedBy || knownCheckers[imapHost] || "";

/**
 * What the mailbox's own server says about a mail. Every server puts its header above those that are there: of several
 * with its name the first counts.
 * @param headers the values of Authentication-Results, from the top
 * @param checker the name of the server that is trusted, or of the domain that its servers are in
 */
export function readChecks(headers: readonly string[], checker: string): MailChecks | null {
  if (checker === "") return null;
  for (const header of headers.map(withoutComments)) {
    const [id = "", ...results] = partsOf(header);
    const [name = ""] = id.toLowerCase().split(/\s+/);
    if (name === checker || name.endsWith(`.${checker}`)) return checksIn(results);
  }
  return null;
}

function checksIn(results: readonly string[]): MailChecks {
  const read = results.flatMap((one) => {
    const [, method = "", result = ""] = /^\s*([\w-]+)(?:\/\d+)?\s*=\s*([a-z]+)/i.exec(one) ?? [];
    const property = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*"?([^\\s";]+)`, "i").exec(one)?.[1]?.toLowerCase() ?? "";
    return method ? [{ method: method.toLowerCase(), result: result.toLowerCase(), property }] : [];
  });
  const spf = read.find(({ method }) => method === "spf");
  return {
    dmarc: read.find(({ method }) => method === "dmarc")?.result ?? null,
    dkim: read
      .filter(({ method }) => method === "dkim")
      .map(({ result, property }) => ({
        result,
        domain: property("header\\.d") || domainOf(property("header\\.i")),
      })),
    spf: spf ? { result: spf.result, domain: domainOf(spf.property("smtp\\.mailfrom")) } : null,
  };
}

/** Comments may hold anything that the sender wrote, and one another. */
function withoutComments(text: string): string {
  let [depth, kept] = [0, ""];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (char === "\\") at += 1;
    else if (char === "(") depth += 1;
    else if (char === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += char;
  }
  return kept;
}

/** Parts between semicolons that aren't quoted. */
const partsOf = (text: string): string[] =>
  [...text.matchAll(/(?:"[^"]*"|[^";])+/g)].map(([part]) => part.trim());

const domainOf = (address: string): string => address.slice(address.lastIndexOf("@") + 1);

/**
 * Whether a sender is who they say. A signature or sending server counts where its domain is that of the address, or one
 * above it; a domain below it may be anyone's, such as a customer's at a host.
 */
export function proofOf(from: string, checks: MailChecks | null): SenderProof {
  if (!checks) return "unknown";
  const own = domainOf(from.toLowerCase());
  const vouches = ({ result, domain }: { result: string; domain: string }) =>
    result === "pass" && domain.includes(".") && (own === domain || own.endsWith(`.${domain}`));
  if (checks.dmarc === "pass") return "passed";
  if (checks.dmarc === "fail") return "failed";
  const single = [...checks.dkim, ...(checks.spf ? [checks.spf] : [])];
  if (single.some(vouches)) return "passed";
  const isOpen = single.length === 0 || single.some(({ result }) => result === "temperror");
  return isOpen ? "unknown" : "failed";
}

const strength: Readonly<Record<SenderProof, number>> = { failed: 0, unknown: 1, passed: 2 };

/** Threads that a mail may go on with: those that were begun with no better proof than its own. */
export const proofsUpTo = (proof: SenderProof): SenderProof[] =>
  senderProofs.filter((one) => strength[one] <= strength[proof]);
