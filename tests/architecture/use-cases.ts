import { isProduction, type Node, type Source } from "./source.ts";

/**
 * What a page or an endpoint may ask of a noun without saying who asks, each with what stands in for it: the address
 * carries a secret, somebody else has signed the call, or the answer is public.
 */
const withoutActor: Readonly<Record<string, string>> = {
  "accounts.isFirstAdminLink": "the link's secret",
  "automations.callBack": "the callback's secret",
  "automations.callWebhook": "the webhook's secret or signature",
  "automations.openMadeFile": "the signed link of a file that a step made",
  "automations.decide": "the secret of the link in the mail",
  "automations.readApproval": "the secret of the link in the mail",
  "automations.receiveMailAt": "the mail address's secret",
  "bookings.cancelBooking": "the booking's secret",
  "bookings.moveBooking": "the booking's secret",
  "bookings.readBooking": "the booking's secret",
  "bookings.readBookingFile": "the booking's secret",
  "bookings.readCalendar": "free times are public",
  "bookings.readNextTimes": "free times are public",
  "catalogue.findService": "the catalogue is public",
  "catalogue.listServices": "the catalogue is public",
  "channels.isOwnMailAddress": "compares a mail address's secret",
  "channels.noteRefusedMail": "after isOwnMailAddress",
  "channels.noteSmsStatus": "the SMS service's signature",
  "channels.receiveMail": "after isOwnMailAddress",
  "channels.receiveSms": "the SMS service's signature",
  "chatbots.answerProgram": "after isKeyOf",
  "chatbots.botView": "what a published bot shows to everyone",
  "chatbots.findBot": "a published bot is public",
  "chatbots.isKeyOf": "compares a bot's key",
  "chatbots.openPicture": "a published bot's picture is public",
  "chatbots.visitorOfWindow": "the token of the window's visitor",
  "consultant.isConsultantAvailable": "public",
  "consultant.spenderOf": "names who pays for the model; no rights follow",
  "consultations.noteEvent": "the secret of the provider's callback",
  "consultations.readVideoNow": "public",
  "conversations.readShownPage": "the pages of the site are public",
  "enquiries.answerEnquiry": "answers from public pages; `asker` is who pays for the model",
  "forms.fillStep": "a published form is open to everyone",
  "forms.openLogo": "a published form is open to everyone",
  "forms.readPublicForm": "a published form is open to everyone",
  "forms.submitForm": "a published form is open to everyone",
  "mail.keepsMail": "whether mail leaves the house",
  "orders.readCheckout": "the id of the payment session, a secret of its buyer; nothing personal",
  "orders.receivePaymentEvent": "the payment provider's signature",
  "privacy.readErasure": "the receipt's id, which only its page has; it names nobody",
  "projects.proposeProject": "reads one sentence; `spender` is who pays for the model",
  "projects.readShared": "the share link's secret",
  "quotes.estimateWish": "reads one sentence by the public catalogue",
  "quotes.readQuote": "the quote's secret",
  "videos.hearProvider": "the secret of the provider's callback",
  "videos.openPublicVideo": "a published video is public",
  "videos.readPublicText": "a published video is public",
  "videos.readPublicVideo": "a published video is public",
};

/** Somebody who is known: signed in, at this browser, or by a visitor's cookie. */
const somebody = /\b(Actor|Person|Visit|Visitor|Talk|visitorKey)\b/;
const reachesData = /\bdb\b|\bdeps\b|Deps\b|DbOrTx\b/;

/** `noun.useCase` for each use case of a door that pages or endpoints import and that isn't told who asks. */
function askedByNobody(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const asked = new Set(
    sources
      .filter((source) => isProduction(source) && /^src\/(web|http)\//.test(source.path))
      .flatMap(({ body }) => body.flatMap(valuesFromDoors)),
  );
  return [...asked].toSorted().filter((useCase) => {
    const [noun = "", name = ""] = useCase.split(".");
    const parameters = parametersOf(byPath, noun, name)?.join(", ") ?? "";
    return reachesData.test(parameters) && !somebody.test(parameters);
  });
}

/** `noun.name` of every value that an import brings from a noun's door. */
function valuesFromDoors(statement: Node): string[] {
  if (statement.type !== "ImportDeclaration" || statement["importKind"] === "type") return [];
  const target = (statement["source"] as { value: string }).value;
  const [, noun] = /^#domain\/([\w-]+)\/index\.ts$/.exec(target) ?? [];
  if (!noun) return [];
  return (statement["specifiers"] as { importKind?: string; imported?: { name: string } }[])
    .filter(({ importKind }) => importKind !== "type")
    .flatMap(({ imported }) => (imported ? [`${noun}.${imported.name}`] : []));
}

/** The parameters of what a door passes on under this name, as they are written; null where it is no function. */
function parametersOf(
  byPath: ReadonlyMap<string, Source>,
  noun: string,
  name: string,
): string[] | null {
  const folder = `src/domain/${noun}/`;
  for (const statement of byPath.get(`${folder}index.ts`)?.body ?? []) {
    const passed = (statement["specifiers"] ?? []) as Record<
      "local" | "exported",
      { name: string }
    >[];
    const local = passed.find(({ exported }) => exported.name === name)?.local.name;
    const from = (statement["source"] as { value: string } | null)?.value;
    const file = from ? byPath.get(folder + from.replace("./", "")) : undefined;
    if (!local || !file) continue;
    for (const declared of file.body.map((one) => (one["declaration"] ?? one) as Node)) {
      const found = functionNamed(declared, local);
      if (found) return found.map(({ start, end }) => file.text.slice(start, end));
    }
  }
  return null;
}

type Span = { start: number; end: number };

function functionNamed(declared: Node, name: string): Span[] | null {
  const isNamed = (node: unknown) => (node as { name?: string } | null)?.name === name;
  if (declared.type === "FunctionDeclaration" && isNamed(declared["id"]))
    return declared["params"] as Span[];
  if (declared.type !== "VariableDeclaration") return null;
  for (const { id, init } of declared["declarations"] as Record<"id" | "init", Node | null>[])
    if (isNamed(id) && init?.type === "ArrowFunctionExpression") return init["params"] as Span[];
  return null;
}

/** Use cases that pages or endpoints call without saying who asks, and that aren't in the list. */
export const useCasesWithoutActor = (sources: Source[]): string[] =>
  askedByNobody(sources).filter((useCase) => !(useCase in withoutActor));

/** Entries of the list that no page or endpoint needs any more. */
export const unusedWithoutActor = (sources: Source[]): string[] => {
  const needed = new Set(askedByNobody(sources));
  return Object.keys(withoutActor).filter((useCase) => !needed.has(useCase));
};

/** Pages whose action is not run by `runForm`, each with its reason. */
const ownActions: Readonly<Record<string, string>> = {
  "src/web/shop/checkout/till.tsx":
    "stands in for a payment provider's page: a declined card is an answer, and no number of a card comes back as typed",
  "src/web/forms/form-page.tsx":
    "a form that a customer designed: its fields are data, and what comes back is a step of it",
};

const runForm = "src/web/kit/forms/run-form.ts";

/** Pages with an action of another kind than the one of docs: the page, or a file it imports, calls `runForm`. */
function otherActions(sources: Source[], routes: readonly string[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const callsRunForm = (path: string) =>
    byPath.get(path)?.imports.some(({ target }) => target === runForm) ?? false;
  return routes.filter((path) => {
    const source = byPath.get(path);
    if (!source || !source.body.some(exportsAction)) return false;
    return ![path, ...source.imports.map(({ target }) => target)].some(callsRunForm);
  });
}

function exportsAction(statement: Node): boolean {
  if (statement.type !== "ExportNamedDeclaration") return false;
  const declared = statement["declaration"] as Node | null;
  const names = declared
    ? [declared["id"], ...((declared["declarations"] ?? []) as Node[]).map((one) => one["id"])]
    : ((statement["specifiers"] ?? []) as Node[]).map((one) => one["exported"]);
  return names.some((one) => (one as { name?: string } | null | undefined)?.name === "action");
}

export const unusualActions = (sources: Source[], routes: readonly string[]): string[] =>
  otherActions(sources, routes).filter((path) => !(path in ownActions));

export const unusedOwnActions = (sources: Source[], routes: readonly string[]): string[] => {
  const needed = new Set(otherActions(sources, routes));
  return Object.keys(ownActions).filter((path) => !needed.has(path));
};
