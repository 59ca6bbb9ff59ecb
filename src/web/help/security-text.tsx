import { contact } from "#content/brand.ts";
import { dayMs } from "#kit/time.ts";
import { depsContext } from "../kit/context.ts";
import { pagePatterns } from "../page-patterns.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/security-text.ts";

/** What is said here holds for a year from the start of the program, which also builds it when it is new. */
const expires = new Date(Date.now() + 365 * dayMs).toISOString();

/** `/.well-known/security.txt`: whom to tell about a hole (RFC 9116). No page: words for people and programs. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(depsContext);
  const lines = {
    Contact: `mailto:${contact.email.security}`,
    Expires: expires,
    "Preferred-Languages": "en",
    Canonical: new URL(pagePatterns.securityText, publicUrl).href,
    Policy: new URL(paths.security(), publicUrl).href,
  };
  const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(text.join(""), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}
