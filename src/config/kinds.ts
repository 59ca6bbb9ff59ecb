import { isIP } from "node:net";
import { z } from "zod";

export const address = (protocols: string[]) =>
  z
    .string()
    .trim()
    .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), {
      message: `must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    });
export const httpAddress = address(["http:", "https:"]);
/** Of a server, such as one that answers in a vendor's place. */
export const originAddress = httpAddress.refine((value) => {
  const url = URL.parse(value);
  return url !== null && url.pathname === "/" && !url.search && !url.hash;
}, "takes an origin without a path, such as http://localhost:12111");

export const vendorId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,100}$/, "takes letters, digits, - and _");

/** The plans of content/promises.ts. */
export const planIds = ["free", "starter", "professional", "enterprise"] as const;
export const services = ["web", "worker"] as const;
export const servicesMessage = "takes web, worker, or both with a comma: web,worker";

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .string()
    .trim()
    .pipe(z.enum(values, `takes ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`));

/** A number as people write it: digits, with a point where parts of it make sense. */
export const amount = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number);
export const portMessage = "must be a port number from 1 to 65535";

function isAddressOrRange(value: string): boolean {
  const [ip = "", bits, ...rest] = value.split("/");
  const family = isIP(ip);
  if (!family || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Addresses or ranges with commas; none where nothing is set. */
export const addressList = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every(isAddressOrRange),
    "takes IP addresses or ranges such as 10.0.0.0/8, with commas",
  );

/** Port numbers with commas; none where nothing is set. */
export const portList = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => (part.trim() ? [Number(part)] : [])))
  .refine(
    (list) => list.every((port) => Number.isInteger(port) && port >= 1 && port <= 65535),
    "takes port numbers from 1 to 65535, with commas",
  );
