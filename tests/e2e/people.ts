import type { AppAccess } from "./start-app.ts";

export const testPassword = "tulip-harbor-42";
/** The admin of the applications that tests and screenshots look at. */
export const testAdmin = { email: "admin@example.com", password: testPassword };

/** Somebody at a running application, with the cookies of their browser. */
export type Person = {
  email: string;
  cookies: Map<string, string>;
  /** Asks for an address of the application as this person; redirects are not followed. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends a form from one of our own pages. */
  send: (path: string, fields: Record<string, string>) => Promise<Response>;
};

let count = 0;

/** Somebody who isn't signed in. */
export function nobody(url: string): Person {
  const cookies = new Map<string, string>();
  const address = someAddress();
  const ask: Person["ask"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", address);
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    for (const header of response.headers.getSetCookie()) {
      const pair = header.split(";")[0] ?? "";
      const cut = pair.indexOf("=");
      if (/max-age=0/i.test(header)) cookies.delete(pair.slice(0, cut));
      else cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  };
  const send: Person["send"] = (path, fields) =>
    ask(path, { method: "POST", headers: { origin: url }, body: new URLSearchParams(fields) });
  return { email: "", cookies, ask, send };
}

/** A new client, signed in. */
export async function newClient(url: string, email?: string): Promise<Person> {
  const person = nobody(url);
  person.email = email ?? `somebody${process.pid}-${++count}@example.com`;
  const response = await person.send("/register", {
    firstName: "Grace",
    lastName: "Hopper",
    email: person.email,
    company: "",
    password: testPassword,
    confirmPassword: testPassword,
    terms: "on",
  });
  if (response.status !== 302 && response.status !== 303)
    throw new Error(
      `Registering answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  return person;
}

/** A new client whose address is confirmed, signed in. */
export async function confirmedClient(app: AppAccess): Promise<Person> {
  const person = await newClient(app.url);
  await app.query(`update users set email_verified = true where email = '${person.email}'`);
  return person;
}

/** Signs in with the password that all test people have, or another. */
export async function signInAs(
  url: string,
  email: string,
  password = testPassword,
): Promise<Person> {
  const person = nobody(url);
  person.email = email;
  const response = await person.send("/login", { email, password });
  if (response.status !== 302 && response.status !== 303)
    throw new Error(`Signing in answered ${response.status}`);
  return person;
}

/**
 * Where the answer sends a person, as a page or as data (React Router sends that as 202 with the place in it, we send it
 * in a header where a new document follows).
 */
export async function answerOf(response: Response) {
  const text = await response.text();
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
  const inData =
    response.headers.get("x-remix-redirect") ??
    (response.status === 202 ? /"redirect","(\/[^"]*)"/.exec(text)?.[1] : undefined);
  return {
    status: response.status,
    text,
    sentTo: isRedirect ? (response.headers.get("location") ?? "") : (inData ?? null),
  };
}

/** A visitor's address, so that tests don't share one visitor's rate limit (shared application only). */
export const someAddress = () =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join(".")}`;

/** The same people from other addresses than their own, each from one. */
export function fromElsewhere(): (who: Person) => Person {
  const addresses = new Map<Person, string>();
  return (who) => {
    const from = addresses.get(who) ?? someAddress();
    addresses.set(who, from);
    const ask: Person["ask"] = (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", from);
      return who.ask(path, { ...init, headers });
    };
    return { ...who, ask };
  };
}
