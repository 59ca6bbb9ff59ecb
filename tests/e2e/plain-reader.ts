import { attributesOf, textIn } from "./form-reading.ts";
import { nobody, type Person } from "./people.ts";

/** Somebody whose browser runs no scripts: reads a page, follows, fills in its forms and sends them as they stand. */
export type PlainReader = {
  person: Person;
  /** Path and query of the page. */ at: string;
  status: number;
  html: string;
  open: (path: string) => Promise<void>;
  /**
   * Sends the form that has a button with this text, or that sends this name and value.
   * @param fields name → what is filled in; `null` leaves out a box that is ticked
   * @throws where the page has no such form, or the form no such field
   */
  send: (
    button: string | { name: string; value: string },
    fields?: Record<string, string | null>,
  ) => Promise<void>;
  /** Follows the first link with this text. */
  follow: (link: string) => Promise<void>;
};

const mostSteps = 5;
/** @param person with their cookies; without one, somebody who isn't signed in */
export function plainReader(url: string, person = nobody(url)): PlainReader {
  const reader: PlainReader = { person, at: "/", status: 0, html: "", open, send, follow };
  return reader;

  async function open(path: string) {
    await arrive(path);
  }

  async function follow(link: string) {
    for (const [tag, inside = ""] of reader.html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)) {
      const [{ href } = {}] = attributesOf(tag, /^<a\b[^>]*>/g);
      if (href !== undefined && textIn(inside).includes(link)) return arrive(href);
    }
    throw new Error(`${reader.at} has no link ${link}.`);
  }

  async function send(
    button: string | { name: string; value: string },
    fields: Record<string, string | null> = {},
  ) {
    for (const [form] of reader.html.matchAll(/<form\b.*?<\/form>/gs)) {
      const pressed = [...form.matchAll(/<button\b[^>]*>(.*?)<\/button>/gs)].find(
        ([tag, inside = ""]) =>
          typeof button === "string"
            ? textIn(inside).includes(button)
            : attributesOf(tag, /^<button\b[^>]*>/g).some(
                ({ name, value }) => name === button.name && value === button.value,
              ),
      );
      if (!pressed) continue;
      const [own = {}] = attributesOf(form, /^<form\b[^>]*>/g);
      const [by = {}] = attributesOf(pressed[0], /^<button\b[^>]*>/g);
      const body = filledIn(form, fields);
      if (by["name"]) body.append(by["name"], by["value"] ?? "");
      const to = by["formaction"] ?? own["action"] ?? reader.at;
      if ((own["method"] ?? "get").toLowerCase() === "get")
        return arrive(`${new URL(to, url + reader.at).pathname}?${body.toString()}`);
      return arrive(to, { method: "POST", headers: { origin: url }, body });
    }
    throw new Error(`${reader.at} has no form with a button ${JSON.stringify(button)}.`);
  }

  async function arrive(path: string, init?: RequestInit): Promise<void> {
    let answer = await ask(path, init);
    for (let step = 0; step < mostSteps && answer.headers.has("location"); step++)
      answer = await ask(answer.headers.get("location") ?? "");
    reader.status = answer.status;
    reader.html = await answer.text();
  }

  async function ask(path: string, init?: RequestInit): Promise<Response> {
    const to = new URL(path, url + reader.at);
    if (to.origin !== url) throw new Error(`${path} leads away.`);
    reader.at = to.pathname + to.search;
    return person.ask(reader.at, init);
  }
}

/** What a browser would send of a form. */
function filledIn(form: string, fields: Record<string, string | null>): URLSearchParams {
  const body = new URLSearchParams();
  const left = new Set(Object.keys(fields));
  const add = (name: string, value: string | undefined) => {
    const given = fields[name];
    left.delete(name);
    const sent = given === undefined ? value : given;
    if (sent !== null && sent !== undefined) body.append(name, sent.replace(/\r?\n/g, "\r\n"));
  };
  for (const [tag, kind = "input"] of form.matchAll(
    /<input\b[^>]*>|<(select|textarea)\b[^>]*>.*?<\/\1>/gs,
  )) {
    const [field = {}] = attributesOf(tag, /^<\w+\b[^>]*>/g);
    const { name, type = "text" } = field;
    if (!name || "disabled" in field) continue;
    if (kind === "textarea") add(name, textIn(tag));
    else if (kind === "select") add(name, chosenIn(tag));
    else if (type === "checkbox" || type === "radio") {
      const value = field["value"] ?? "on";
      const isTicked = name in fields ? fields[name] === value : "checked" in field;
      left.delete(name);
      if (isTicked) body.append(name, value);
    } else if (type !== "submit") add(name, field["value"] ?? "");
  }
  if (left.size > 0) throw new Error(`The form has no field ${[...left].join()}.`);
  return body;
}

function chosenIn(options: string): string | undefined {
  const all = attributesOf(options, /<option\b[^>]*>/g);
  return (all.find((one) => "selected" in one) ?? all[0])?.["value"];
}
