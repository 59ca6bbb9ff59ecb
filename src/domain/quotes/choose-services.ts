import { longestWish } from "#domain/catalogue/index.ts";
import { notSold } from "./not-sold.ts";
import { serviceKinds } from "./service-kinds.ts";
import {
  byThem,
  canBeThere,
  hosts,
  ownThing,
  isAutomatic,
  mergesContacts,
  isDescribed,
  isDrawn,
  isLeftAlone,
  formOfItsOwn,
  isNew,
  isBroken,
  isRefused,
  isPlace,
  ownWorkshop,
  isThere,
  madeByThem,
  readsAlerts,
  themselves,
} from "./service-parts.ts";

/** A service that a wish asks for, and where it is named first. */
export type WantedService = {
  serviceId: string;
  at: number;
  /** Nobody named it: it answers the need that the wish tells. */
  isGuess: boolean;
};

type Mention = { serviceId: string; at: number; end: number };

function mentionsIn(text: string, by: "named" | "needed"): Mention[] {
  const all = serviceKinds
    .flatMap(({ serviceId, [by]: said }) =>
      said
        ? [...text.matchAll(said)]
            .filter(({ 0: found }) => found.trim() !== "")
            .map((match) => ({ serviceId, at: match.index, end: match.index + match[0].length }))
        : [],
    )
    .toSorted((a, b) => a.at - b.at || b.end - a.end);
  // A longer name hides a shorter one at its place.
  return all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          one.at < other.end &&
          other.at < one.end &&
          other.end - other.at > one.end - one.at,
      ),
  );
}

const isExisting = (text: string, { serviceId, at, end }: Mention): boolean => {
  if (
    isRefused.test(text.slice(Math.max(0, at - 60), at)) ||
    isBroken.test(text.slice(end, end + 40))
  )
    return true;
  if (/^(?:workshop|atelier|taller)/iu.test(text.slice(at, end)))
    return ownWorkshop.test(text.slice(Math.max(0, at - 40), at));
  if (
    serviceId === "ongoing-maintenance" &&
    (byThem.test(text.slice(Math.max(0, at - 40), at)) ||
      themselves.test(text.slice(end, end + 40)))
  )
    return true;
  if (!canBeThere.has(serviceId)) return false;
  // "Connect our HubSpot with the shop": theirs, and to be connected.
  if (serviceId === "crm-integration" && ownThing[serviceId]?.test(text)) return false;
  const lead = text.slice(Math.max(0, at - 40), at);
  return isThere.test(lead) && !isNew.test(lead);
};

/** Parts in which things are said of one another: sentences and the points of a list. */
const partsOf = (text: string): { from: number; to: number }[] => {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /[.!?;](?=\s)|\n+|(?:^|\s)\d\)\s|,? (?:plus|as well as|dazu|außerdem|also,|además|ainsi que|et aussi)\s/giu,
  )) {
    parts.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  return [...parts, { from, to: text.length }];
};

/** Beside their host in one sentence they still are things of their own. */
const ownBesideHost = new Set(["workflow-automation", "tech-consulting", "full-website"]);
/** What advice is about isn't bought with it: "a workshop on how to move to an app". */
const isTopic =
  /\b(?:on|about|regarding|how to|whether|which|über|zum thema|zu[rm]?|ob|welche\w*|sobre|acerca de|cómo|qué|sur|comment|quel(?:le)?)\b/iu;
/**
 * The services that a wish asks for, in its order: those that it names, else those whose need it tells, else the one that it was
 * asked about. A form on a landing page is a part of it, and a website that is there already isn't wished for.
 */
export function chooseServices(wish: string, askedId: string | null): WantedService[] {
  const text = withoutNotSold(wish.slice(0, longestWish));
  const named = mentionsIn(text, "named").filter((one) => !isExisting(text, one));
  const parted = withoutParts(text, named);
  // Two that are parts of each other: the one that is named first.
  const kept = parted.length > 0 ? parted : named.slice(0, 1);
  const isGuess =
    kept.length === 0 ||
    isFormOfPage(text, kept) ||
    isPartOfApp(text, kept) ||
    isStepOfFlow(text, kept);
  const guessed = isGuess && !askedId ? withoutParts(text, mentionsIn(text, "needed")) : [];
  const wanted = firstOfEach([...(isGuess && guessed.length > 0 ? [] : kept), ...guessed], isGuess);
  if (askedId && (wanted.length === 0 || isFeatureOf(askedId, wanted)))
    return [{ serviceId: askedId, at: 0, isGuess: false }];
  return wanted;
}

/** "One page, with a contact form": the form is a part of it. */
const isFormOfPage = (text: string, kept: readonly Mention[]): boolean =>
  kept.every(({ serviceId }) => serviceId === "smart-form") &&
  !ownThing["smart-form"]?.test(text) &&
  mentionsIn(text, "needed").some(({ serviceId }) => serviceId === "landing-page");

/** "Three processes, 12 screens, a connection to HubSpot": what is counted tells of an app that the named is a part of. */
const isPartOfApp = (text: string, kept: readonly Mention[]): boolean =>
  (["web-app", "smart-form", "full-website"] as const).some(
    (app) =>
      kept.every(
        ({ serviceId }) =>
          hosts[serviceId]?.includes(app) &&
          serviceId !== "ui-ux-design" &&
          !ownThing[serviceId]?.test(text),
      ) && mentionsIn(text, "needed").some(({ serviceId }) => serviceId === app),
  );

/** "When a request arrives, create the contact in HubSpot and post it in Slack": the CRM is one step of a flow. */
const isStepOfFlow = (text: string, kept: readonly Mention[]): boolean =>
  kept.every(({ serviceId }) => serviceId === "crm-integration") &&
  /(?<!\p{L})(?:slack|steps|schritten?|pasos|étapes)(?!\p{L})/iu.test(text) &&
  mentionsIn(text, "needed").some(({ serviceId }) => serviceId === "workflow-automation");

/** What is named is a part of the service whose page it was asked on. */
const isFeatureOf = (askedId: string, wanted: readonly Pick<WantedService, "serviceId">[]) =>
  wanted.every(({ serviceId }) => serviceId !== askedId && hosts[serviceId]?.includes(askedId));

/** What we don't sell has names, too: "an app for iPhone" is no web app. */
const withoutNotSold = (text: string) =>
  notSold
    .filter(({ title }) => title !== "Hosting" && title !== "Online shop")
    .reduce(
      (left, { said }) => left.replace(said, (found) => " ".repeat(found.length)),
      text.replace(
        /\b(?:own |our own )?apps?(?= (?:for|on|auf|für|para|pour) (?:i ?phone|i ?os|android|smartphone))/giu,
        (found) => " ".repeat(found.length),
      ),
    );

function withoutParts(text: string, mentions: readonly Mention[]): Mention[] {
  const parts = partsOf(text);
  const partOf = ({ at }: Mention) => parts.findIndex(({ from, to }) => at >= from && at < to);
  const saysInPart = (one: Mention, serviceId: string) => {
    const part = parts[partOf(one)];
    return ownThing[serviceId]?.test(part ? text.slice(part.from, part.to) : text) ?? false;
  };
  const isOwn = (one: Mention) => saysInPart(one, one.serviceId);
  // "The web form into HubSpot, 16 fields": the form is there, and its fields are to be mapped.
  const isSource = ({ at, end }: Mention) =>
    /^(?:web|kontakt|contact|online|order)/iu.test(text.slice(at, end)) &&
    !isNew.test(text.slice(Math.max(0, at - 40), at));
  const isPartOf = (one: Mention, host: Mention): boolean => {
    if (host.serviceId === "ui-ux-design" && isDrawn(text, one)) return true;
    if (!hosts[one.serviceId]?.includes(host.serviceId)) return false;
    const pair = `${one.serviceId} in ${host.serviceId}`;
    if (one.serviceId === "web-app") return madeByThem.test(text.slice(0, one.at));
    if (madeByThem.test(text.slice(0, host.at))) return false;
    if (pair === "smart-form in crm-integration")
      return (
        mergesContacts.test(text) ||
        ((!isOwn(one) || (isOwn(host) && isSource(one))) &&
          (isOwn(host) || saysInPart(one, host.serviceId)))
      );
    if (pair === "crm-integration in smart-form" && !mergesContacts.test(text))
      return (
        (isOwn(host) && !(isOwn(one) && isSource(host))) ||
        (!isOwn(one) && !saysInPart(host, one.serviceId))
      );
    if (pair === "gpt4-chatbot in pine-script-indicator")
      return readsAlerts.test(text.slice(0, one.at));
    if (pair === "crm-integration in smart-form") return false;
    if (pair === "crm-integration in web-app") return !mergesContacts.test(text);
    if (pair === "crm-integration in workflow-automation") return isOwn(host);
    // What is looked after is there already.
    if (pair === "workflow-automation in ongoing-maintenance")
      return (
        isLeftAlone.test(text.slice(one.end, one.end + 40)) ||
        (partOf(one) === partOf(host) && !isDescribed.test(text.slice(one.end, one.end + 12)))
      );
    // "Three processes" of an app are no flows.
    if (pair === "workflow-automation in web-app")
      return (
        /^(?:abl|flujo|flux|flow)/iu.test(text.slice(one.at, one.end)) && !isAutomatic.test(text)
      );
    // The steps are the flow's, and a form that it starts with is there already.
    if (pair === "smart-form in workflow-automation") return !formOfItsOwn.test(text);
    if (pair === "landing-page in vsl-ai-host")
      return /\b(?:for|around|with) (?:it|the video|this video|its)\b/iu.test(
        text.slice(one.at, one.end + 20),
      );
    if (one.serviceId === "smart-form") return !isOwn(one);
    if (pair === "full-website in gpt4-chatbot")
      return (
        host.end <= one.at &&
        partOf(one) === partOf(host) &&
        isPlace.test(text.slice(Math.max(host.end, one.at - 60), one.at)) &&
        !isNew.test(text.slice(Math.max(host.end, one.at - 60), one.at))
      );
    // Beside its host in one part it belongs to it; elsewhere it may be a thing of its own.
    return (partOf(one) === partOf(host) && !ownBesideHost.has(one.serviceId)) || !isOwn(one);
  };
  const isTopicOf = (one: Mention, host: Mention): boolean =>
    host.serviceId === "tech-consulting" &&
    one.serviceId !== host.serviceId &&
    host.end < one.at &&
    partOf(one) === partOf(host) &&
    isOwn(host) &&
    isTopic.test(text.slice(host.end, one.at)) &&
    !/\b(?:and|plus|und|y|et)\b[^,]*$/iu.test(text.slice(host.end, one.at));
  return mentions.filter(
    (one) => !mentions.some((host) => isPartOf(one, host) || isTopicOf(one, host)),
  );
}

function firstOfEach(mentions: readonly Mention[], isGuess: boolean): WantedService[] {
  const seen = new Set<string>();
  return mentions.flatMap(({ serviceId, at }) => {
    if (seen.has(serviceId)) return [];
    seen.add(serviceId);
    return [{ serviceId, at, isGuess }];
  });
}
