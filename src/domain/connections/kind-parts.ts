import { z } from "zod";
import { isLoopback } from "#kit/is-loopback.ts";

/** What a field of a kind says of itself, beside the schema: how its form shows it, and how it is kept. */
export type FieldNote = {
  title: string;
  description: string;
  /** Encrypted, and never shown again. Its name begins with `secret`, so that no refused form sends it back. */
  isSecret?: true;
  /** Several lines. */
  isLong?: true;
  /** Where secrets are sent: they are entered again when it changes. */
  isTarget?: true;
  /** What is kept of a secret for its owner to tell it from others. Left out: its last four characters. */
  shows?: "host" | "nothing";
};

const maxText = 300;
export const plain = (note: FieldNote, missing: string) =>
  z.string().trim().min(1, missing).max(maxText).meta(note);
export const secret = (note: FieldNote, missing: string, max = 4000) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max)
    .meta({ ...note, isSecret: true });

/** https, or http on this very machine. Whether it may be reached is decided when it is connected to. */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}
export const address = z
  .string()
  .trim()
  .max(2000)
  .refine(isAddress, "Enter an address that begins with https://, without a user or password.");
export const name = (what: string) =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z_][\w-]{0,62}$/, `Enter the ${what}: letters, digits, _ and -.`);

export const optionalName = (what: string) => z.union([z.literal(""), name(what)]).default("");

/** `your-company.my.salesforce.com`: keys are only ever sent to Salesforce's own hosts. */
export const salesforceHost = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https:\/\//, "").replace(/\/.*$/, ""))
  .refine(
    (host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*\.salesforce\.com$/.test(host),
    "Enter your My Domain address, such as your-company.my.salesforce.com.",
  );

const ServiceAccount = z.object({
  type: z.literal("service_account"),
  project_id: z.string().regex(/^[a-z][a-z0-9-]{3,62}$/),
  client_email: z.email(),
  private_key: z.string().includes("PRIVATE KEY"),
});
/** The parts of a service account's key that are used; null where the text is none. */
export function readServiceAccount(text: string): z.infer<typeof ServiceAccount> | null {
  try {
    return ServiceAccount.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
