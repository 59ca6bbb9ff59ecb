import { expect, test } from "vitest";
import { routeModules, serverCodeInBrowser } from "./architecture/browser.ts";
import { datesElsewhere, unusedOwnDates } from "./architecture/dates.ts";
import {
  circles,
  fileCircles,
  nounEdges,
  unusedAllowances,
  wrongDirections,
} from "./architecture/directions.ts";
import {
  misnamedTests,
  poorNames,
  readersOfEnvironment,
  sqlOutside,
  strayBarrels,
  tooLong,
  unusedExemptions,
  unusualNames,
} from "./architecture/habits.ts";
import { parseSource, readSources } from "./architecture/source.ts";
import { straightApostrophes, unusedUnreadFiles } from "./architecture/typography.ts";
import {
  unusedOwnActions,
  unusedWithoutActor,
  unusualActions,
  useCasesWithoutActor,
} from "./architecture/use-cases.ts";
import { areaEdges, unusedAreaEdges, wrongWebImports } from "./architecture/web-floors.ts";
import { wrongWidgetImports } from "./architecture/widget.ts";

const sources = readSources();
const routes = routeModules(sources.find(({ path }) => path === "src/web/routes.ts")?.text ?? "");

test("the whole house is looked at", () => {
  const paths = sources.map(({ path }) => path);
  expect(paths).toContain("src/domain/orders/start-checkout.ts");
  expect(paths).toContain("src/main.ts");
  expect(routes).toContain("src/web/shop/checkout/checkout.tsx");
  expect(paths).toContain("widget/launcher/launcher.ts");
  for (const route of routes) expect(paths).toContain(route);
});

test("imports run one way, and a noun is entered through its door", () => {
  expect(wrongDirections(sources)).toEqual([]);
});

test("no noun and no area of the web needs itself through others", () => {
  expect([...circles(nounEdges), ...circles(areaEdges)]).toEqual([]);
});

test("in the web, imports run from areas to ui to kit", () => {
  expect(wrongWebImports(sources)).toEqual([]);
});

test("what customers' sites load knows contracts by their types, and of the site only what both chats share", () => {
  expect(wrongWidgetImports(sources)).toEqual([]);
});

test("no file imports itself through others, types included", () => {
  expect(fileCircles(sources)).toEqual([]);
});

test("nothing of the server reaches the browser", () => {
  expect(serverCodeInBrowser(sources, routes)).toEqual([]);
});

test("a use case that pages and endpoints call is told who asks, or says what stands in for it", () => {
  expect(useCasesWithoutActor(sources)).toEqual([]);
});

test("the action of every page is run in one way", () => {
  expect(unusualActions(sources, routes)).toEqual([]);
});

test("only src/config.ts reads the environment", () => {
  expect(readersOfEnvironment(sources)).toEqual([]);
});

test("SQL stands in queries.ts, tables.ts and src/db", () => {
  expect(sqlOutside(sources)).toEqual([]);
});

test("the only barrels are the doors of the nouns, and they are nothing else", () => {
  expect(strayBarrels(sources)).toEqual([]);
});

test("no file is longer than 250 lines, no test than 300", () => {
  expect(tooLong(sources)).toEqual([]);
});

test("names say what they name", () => {
  expect(poorNames(sources)).toEqual([]);
});

test("identifiers use the field's words", () => {
  expect(unusualNames(sources)).toEqual([]);
});

test("texts that people read are written with ’, not with a straight apostrophe", () => {
  expect(straightApostrophes(sources)).toEqual([]);
  const text = `export const a = { title: "It can't be read.", asks: ["what's it"], said: "i'm" };
    log.warn("it can't"); const b = any("i'm|it's"); const c = <p title="Ada's">We're {n} l'une</p>;`;
  expect(straightApostrophes([parseSource("src/web/a.tsx", text)])).toEqual(
    ["It can't be read.", "Ada's", "We're", "l'une"].map((one) => `src/web/a.tsx: ${one}`),
  );
});

test("dates and times that people read are worded in one place", () => {
  expect(datesElsewhere(sources)).toEqual([]);
});

test("tests that need a database are named for it", () => {
  expect(misnamedTests(sources)).toEqual([]);
});

test("the lists of exceptions hold nothing that is no longer needed", () => {
  expect([
    ...unusedAllowances(sources),
    ...unusedAreaEdges(sources),
    ...unusedExemptions(sources),
    ...unusedOwnDates(sources),
    ...unusedUnreadFiles(sources),
    ...unusedWithoutActor(sources),
    ...unusedOwnActions(sources, routes),
  ]).toEqual([]);
});

// A check that can't fail guards nothing: each is shown a file that offends.

test.each([
  ["src/kit/ids.ts", `import { x } from "#db/open.ts";`],
  ["src/errors.ts", `import { x } from "#domain/orders/index.ts";`],
  ["src/db/open.ts", `import type { X } from "#domain/orders/index.ts";`],
  ["src/domain/orders/rules.ts", `import { x } from "#http/app.ts";`],
  ["src/domain/knowledge/jobs.ts", `import { x } from "#outside/fetch-outside.ts";`],
  ["src/outside/fetch-outside.ts", `import { x } from "#db/open.ts";`],
  ["src/domain/orders/rules.ts", `import { x } from "#providers/payments/stripe.ts";`],
  ["src/domain/orders/rules.ts", `import { x } from "../../config.ts";`],
  ["src/domain/orders/rules.ts", `import { x } from "#domain/catalogue/queries.ts";`],
  ["src/domain/catalogue/rules.ts", `import { x } from "#domain/orders/index.ts";`],
  ["src/domain/orders/rules.ts", `const x = await import("#http/app.ts");`],
  ["src/domain/orders/rules.ts", `type X = typeof import("#http/app.ts");`],
  ["src/providers/mail/smtp.ts", `import { x } from "#domain/mail/index.ts";`],
  ["src/providers/mail/smtp.ts", `import { x } from "../payments/stripe.ts";`],
  ["src/http/app.ts", `import { x } from "#domain/orders/queries.ts";`],
  ["src/domain/orders/rules.ts", `import { x } from "../nouns.ts";`],
  ["src/domain/nouns.ts", `import { x } from "./orders/queries.ts";`],
  ["src/web/kit/context.ts", `import type { X } from "#domain/nouns.ts";`],
  ["src/http/app.ts", `import { x } from "#providers/mail/smtp.ts";`],
  ["src/web/site/home/home.tsx", `export { x } from "#domain/orders/start-checkout.ts";`],
  ["src/web/site/home/home.tsx", `import { x } from "#db/open.ts";`],
  ["content/brand.ts", `import { x } from "#domain/catalogue/index.ts";`],
  ["src/kit/ids.ts", `import { x } from "../../tests/factories/shop.ts";`],
  ["src/elsewhere/thing.ts", `import { x } from "#kit/ids.ts";`],
])("%s with %s is refused", (path, text) => {
  expect(wrongDirections([parseSource(path, text)])).toHaveLength(1);
});

test.each([
  ["src/web/kit/context.ts", `import { Button } from "../ui/Button.tsx";`],
  ["src/web/ui/Button.tsx", `import { SiteHeader } from "../site/site-header.tsx";`],
  ["src/web/site/home/home.tsx", `import { OrderView } from "../../shop/checkout/order-view.tsx";`],
  ["src/web/shop/shop-layout.tsx", `import { Root } from "../root.tsx";`],
  ["src/web/new-area/page.tsx", `import { Steps } from "../site/site-header.tsx";`],
])("in the web, %s with %s is refused", (path, text) => {
  expect(wrongWebImports([parseSource(path, text)])).toHaveLength(1);
});

test.each([
  ["widget/launcher/begin.ts", `import { x } from "../window/talk.ts";`],
  ["widget/launcher/begin.ts", `import { x } from "../../src/web/kit/api-call.ts";`],
  ["widget/launcher/begin.ts", `import { x } from "eventsource-parser";`],
  ["widget/window/talk.ts", `import { x } from "../../src/domain/chatbots/contract.ts";`],
  ["widget/window/talk.ts", `import type { X } from "../../src/domain/chatbots/index.ts";`],
  ["widget/window/talk.ts", `import { z } from "zod";`],
  ["widget/window/talk.ts", `import { x } from "../../src/web/site/chat/chat.tsx";`],
  ["widget/words.ts", `import { x } from "../tests/factories/bots.ts";`],
  ["src/http/app.ts", `import { x } from "../../widget/messages.ts";`],
])("for customers' sites, %s with %s is refused", (path, text) => {
  expect(wrongWidgetImports([parseSource(path, text)])).toHaveLength(1);
});

test("what the window shares with the site's chat is followed further", () => {
  const made = [
    parseSource("widget/window/talk.ts", `import { x } from "../../src/web/kit/api-call.ts";`),
    parseSource("src/web/kit/api-call.ts", `import { useState } from "react";`),
  ];
  expect(wrongWidgetImports(made)).toEqual([
    "src/web/kit/api-call.ts → react: is not for customers' sites",
  ]);
});

test.each([
  ["export async function listNotes(deps: NoteDeps) {}", ["notes.listNotes"]],
  ["export const listNotes = ({ db }: Pick<NoteDeps, 'db'>) => db;", ["notes.listNotes"]],
  ["export async function listNotes(actor: Actor, deps: NoteDeps) {}", []],
  ["export const listNotes = (text: string) => text;", []],
])("a page that calls %s without an actor is found where that reads data", (useCase, found) => {
  const made = [
    parseSource("src/domain/notes/index.ts", `export { listNotes } from "./list-notes.ts";`),
    parseSource("src/domain/notes/list-notes.ts", useCase),
    parseSource("src/web/page.tsx", `import { listNotes } from "#domain/notes/index.ts";`),
  ];
  expect(useCasesWithoutActor(made)).toEqual(found);
});

test.each([
  `export async function action({ request }) { return request.formData(); }`,
  `export const action = () => null;`,
  `const action = () => null; export { action };`,
])("a page with an action of its own is found: %s", (text) => {
  const path = "src/web/shop/page.tsx";
  expect(unusualActions([parseSource(path, text)], [path])).toEqual([path]);
});

test("a circle of nouns is found, whichever noun it begins with", () => {
  expect(circles({ orders: ["mail"], mail: ["audit"], audit: ["orders"] })).toHaveLength(3);
});

test("a circle of files is found, also of types, and named once", () => {
  const made = [
    parseSource("src/kit/a.ts", `import type { B } from "./b.ts";`),
    parseSource("src/kit/b.ts", `import { c } from "./c.ts";`),
    parseSource("src/kit/c.ts", `export type { A } from "./a.ts";`),
    parseSource("src/kit/d.ts", `import { a } from "./a.ts";`),
  ];
  expect(fileCircles(made)).toEqual(["src/kit/a.ts ↔ src/kit/b.ts ↔ src/kit/c.ts"]);
});

test.each([
  ["an island that imports a use case", `import { x } from "#domain/orders/index.ts"; x();`],
  ["an island that imports one lazily", `await import("#domain/orders/start-checkout.ts");`],
  ["an island with a part of Node", `import { x } from "node:crypto"; x();`],
  ["an island with a package of the server", `import { x } from "pg"; x();`],
])("%s is refused, however far away", (_what, text) => {
  const made = [
    parseSource("src/web/islands/client.tsx", `import { near } from "../shop/near.ts"; near();`),
    parseSource("src/web/shop/near.ts", `export { far as near } from "./far.ts";`),
    parseSource("src/web/shop/far.ts", text),
  ];
  expect(serverCodeInBrowser(made, [])).toHaveLength(1);
});

test("packages of the apps reach pages that the router hydrates, and no script of a document", () => {
  const text = `import { useForm } from "@conform-to/react"; export default () => useForm();`;
  const page = "src/web/account/page.tsx";
  expect(serverCodeInBrowser([parseSource(page, text)], [page])).toEqual([]);
  const island = parseSource("src/web/islands/client.tsx", text);
  expect(serverCodeInBrowser([island], [])).toHaveLength(1);
});

test("a page may use the server in its loader and action, but nowhere that the browser sees", () => {
  const path = "src/web/shop/page.tsx";
  const page = (component: string) =>
    parseSource(
      path,
      `import { list } from "#domain/catalogue/index.ts";
       import { paths } from "../paths.ts";
       export async function loader() { return present(await list()); }
       export const action = () => list();
       const present = (services: typeof list) => services;
       const title = () => ${component};
       export default function Page({ data }) { return <h1 list="">{data.list}{title()}</h1>; }`,
    );
  expect(serverCodeInBrowser([page("paths.home()")], [path])).toEqual([]);
  expect(serverCodeInBrowser([page("list.name")], [path])).toHaveLength(1);
});

test.each([
  ["env", readersOfEnvironment, "src/http/app.ts", `const port = process.env["PORT"];`],
  ["env", readersOfEnvironment, "src/http/app.ts", `import { env } from "node:process";`],
  ["SQL", sqlOutside, "src/domain/orders/rules.ts", `import { sql } from "drizzle-orm";`],
  ["SQL", sqlOutside, "src/domain/orders/rules.ts", `import { orders } from "./tables.ts";`],
  ["SQL", sqlOutside, "src/http/app.ts", "void deps.pool.query(`select 1`);"],
  ["a barrel", strayBarrels, "src/kit/index.ts", `export { newId } from "./ids.ts";`],
  ["a barrel", strayBarrels, "src/domain/orders/index.ts", `export * from "./rules.ts";`],
  ["more than a door", strayBarrels, "src/domain/orders/index.ts", "export const x = 1;"],
  ["251 lines", tooLong, "src/kit/ids.ts", "\n".repeat(250) + "let x;"],
  ["301 lines", tooLong, "src/kit/ids.test.ts", "\n".repeat(300) + "let x;"],
  ["an empty name", poorNames, "src/kit/utils.ts", ""],
  ["an empty name", poorNames, "src/web/misc/thing.ts", ""],
  ["another spelling", poorNames, "src/kit/newId.ts", ""],
  ["an unusual name", unusualNames, "src/kit/ids.ts", "const mostBytes = 4;"],
  ["an unusual name", unusualNames, "src/kit/ids.ts", "function leastWords() {}"],
  ["an unusual name", unusualNames, "src/kit/ids.ts", "const userDeeds = [];"],
  ["an unusual name", unusualNames, "src/kit/ids.ts", "const rereadPage = () => {};"],
  ["an unusual name", unusualNames, "src/kit/ids.ts", "const nobodyFound = true;"],
  [
    "no .db. in it",
    misnamedTests,
    "src/kit/a.test.ts",
    `import { x } from "../../tests/database.ts";`,
  ],
])("%s is found by %o in %s", (_what, check, path, text) => {
  expect(check([parseSource(path, text)])).toHaveLength(1);
});
