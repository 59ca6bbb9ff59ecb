import { notSold } from "./not-sold.ts";
import { serviceKinds } from "./service-kinds.ts";

/** A service that a wish asks for, and where it is named first. */
export type WantedService = {
  serviceId: string;
  at: number;
  /** Nobody named it: it answers the need that the wish tells. */
  isGuess: boolean;
};

type Mention = { serviceId: string; at: number; end: number };

const longestWish = 8000;

/** What is spoken of as being there already: "on our website", "der Bot auf unserer Seite". */
const isThere =
  /(?:\b(?:our|my|your|the|their|its|this|same|existing|current|old|onto|on(?: (?:a|the|our|my))?|unser\w*|mein\w*|bestehende\w*|auf (?:der|die|einer)|derselben?|nuestr[ao]s?|mi|tu|la|el|misma|mismo|notre|nos|votre|ma|mon|leur|sur le|du|de la|d['’]un)(?: own)?(?: website['’]?s?| web| site['’]?s?| shop['’]?s?| contact| order| existing| current| company| old| whole| main| two| three| public| wordpress| messe)*[ -]|\b(?:wordpress|wix|squarespace|messe)[ -])$/iu;
const isNew =
  /\b(?:new|own|neue[nsr]?|eigene[nsr]?|nueva?|propia?|nouve(?:au|lle)|propre|redo|rebuild|redesign|relaunch|replace|build|create|make|design|renew|refresh|moderni[sz]e)\b(?: (?!(?:from|of|in|via|through|at|aus|von|über|de|desde|depuis|dans|du)(?!\p{L}))\p{L}+){0,3} ?$/iu;
/** Only these can be there already; nobody has "our chatbot" built by asking for one. */
const canBeThere = new Set([
  "full-website",
  "smart-form",
  "web-app",
  "client-portal",
  "crm-integration",
  "landing-page",
  "ai-video-1min",
]);

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

/** "A market stall doesn't need a website". */
const isRefused =
  /(?<!\p{L})(?:(?:do(?:es)?n['’]?t|do(?:es)? not|never) (?:really |even )?(?:need|want)|brauch(?:t|en|e) (?:doch |eigentlich )?kein\p{L}*|no (?:necesit\p{L}+|quer\p{L}+|quier\p{L}+)|n['’]a\p{L}* pas besoin d['’e]) ?(?:an? |any |un |una |une )?$/iu;
/** "A chatbot for the website of our institute": where it works is there already. */
const isPlace =
  /(?<!\p{L})(?:for|on|of|in|into|onto|für|auf|in|para|en|de|pour|sur) (?:the |our |my |a |an |its |whole |of |all |die |unsere |der |nuestra |la |el |notre |le )*(?:[\p{L}’'-]+ )?$/iu;

const isExisting = (text: string, { serviceId, at, end }: Mention): boolean => {
  if (isRefused.test(text.slice(Math.max(0, at - 60), at))) return true;
  if (isBroken.test(text.slice(end, end + 40))) return true;
  if (/^(?:workshop|atelier|taller)/iu.test(text.slice(at, end)))
    return ownWorkshop.test(text.slice(Math.max(0, at - 40), at));
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

const hosts: Readonly<Record<string, readonly string[]>> = {
  // A form, a CRM or a page is a part of these; a part alone is a service of its own.
  "smart-form": [
    "landing-page",
    "full-website",
    "ai-lead-gen-lp",
    "crm-integration",
    "workflow-automation",
    "gpt4-chatbot",
    "client-portal",
    "web-app",
    "ongoing-maintenance",
  ],
  "crm-integration": [
    "smart-form",
    "gpt4-chatbot",
    "ai-lead-gen-lp",
    "workflow-automation",
    "landing-page",
    "client-portal",
    "web-app",
  ],
  "landing-page": ["ai-lead-gen-lp", "vsl-ai-host"],
  "full-website": ["ongoing-maintenance", "ui-ux-design", "gpt4-chatbot"],
  "pine-script-indicator": ["market-dashboard"],
  "workflow-automation": [
    "tech-consulting",
    "crm-integration",
    "ongoing-maintenance",
    "pine-script-indicator",
    "smart-form",
    "client-portal",
  ],
  "ui-ux-design": ["web-app"],
  "gpt4-chatbot": ["ai-lead-gen-lp", "ongoing-maintenance"],
  "tech-consulting": ["full-website", "landing-page", "gpt4-chatbot", "web-app"],
  "ai-video-1min": ["vsl-ai-host"],
};
/** What makes a part a thing of its own after all. */
const ownThing: Readonly<Record<string, RegExp>> = {
  "smart-form":
    /\b(?:fields?|felder\w*|campos?|champs|steps?|schritte\w*|pasos|étapes|conditions?|questionnaire|survey|fragebogen|upload|separate|extra form|smart form)\b/iu,
  "crm-integration":
    /\b(?:connect\w*|hook\w*|sync\w*|integrat\w*|link(?:ed|ing)?|verbind\w*|verbunden|anbind\w*|anbindung|angebunden|abgleich\w*|conect\w*|sincroni\w*|relier|connecter|synchronis\w*|merg\w*|duplicat\w*|dedup\w*|dubletten|duplicados|doublons)\b/iu,
  "workflow-automation":
    /\bautomat(?:ion|ions|e|isieren|isierung|izar|iser|isation|isations|ización|izaciones)(?!\p{L})|\bwork ?flows?\b|\bzapier\b|\b(?:one|two|three|four|five|\d+) flows?\b/iu,
  "full-website": /\b(?:new|five|eight|twelve|\d+)[ -](?:page|website)\b/iu,
  "tech-consulting":
    /\b(?:workshops?|ateliers?|talleres|taller)\b|\b(?:hours?|hrs?|days?|h|stunden?|tage?|horas?|heures?|jours?)\b[^.!?\n]{0,20}\b(?:consult\w*|advice|beratung\w*|asesor\p{L}*|consultor\p{L}*|conseils?)|\b(?:consult\w*|advice|beratung\w*|conseils?)\b[^.!?\n]{0,20}(?:hours?|days?|stunden?|tage?|horas?|heures?|jours?)\b|\b(?:hours?|days?) (?:video )?(?:call|session|meeting)\b/iu,
};
/** "An automation that posts…" is to be built. */
const isDescribed = /^,? (?:that|which|from|when|with|to|die|der|das|que|qui)(?!\p{L})/iu;
/** Beside an automation only this makes a form a thing of its own. */
const formOfItsOwn =
  /\b(?:\d+|\p{L}+) (?:fields?|feldern?|campos?|champs|questions|fragen|preguntas)(?!\p{L})|\b(?:questionnaire|survey|fragebogen|separate|extra form|smart form|new form|neues formular|formulario nuevo|nouveau formulaire)\b/iu;
/** Beside their host in one sentence they still are things of their own. */
const ownBesideHost = new Set(["workflow-automation", "tech-consulting", "full-website"]);
/** What advice is about isn't bought with it: "a workshop on how to move to an app". */
const isTopic =
  /\b(?:on|about|regarding|how to|whether|which|über|zum thema|zu[rm]?|ob|welche\w*|sobre|acerca de|cómo|qué|sur|comment|quel(?:le)?)\b/iu;
/** "A page for my sourdough workshop": the workshop is theirs. */
const ownWorkshop =
  /\b(?:for|our|my|your|their|für|unser\w*|mein\w*|para|mi|nuestr\w+|pour|mon|notre)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
/** "Our bot is down": it is there already. */
const isBroken =
  /^[\p{L} ]{0,12}(?:\b(?:is|has been|was|keeps|ist|seit)\b) (?:\p{L}+ )?(?:down|broken|offline|crash\w*|failing|slow|kaputt|ausgefallen)/iu;

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
  const isGuess = kept.length === 0 || isFormOfPage(text, kept);
  const guessed = isGuess && !askedId ? withoutParts(text, mentionsIn(text, "needed")) : [];
  const wanted = firstOfEach([...(isGuess && guessed.length > 0 ? [] : kept), ...guessed], isGuess);
  if (askedId && (wanted.length === 0 || isFeatureOf(askedId, wanted)))
    return [{ serviceId: askedId, at: 0, isGuess: false }];
  return wanted;
}

/** "One page for our open day, with a contact form": the form is a part of it. */
const isFormOfPage = (text: string, kept: readonly Mention[]): boolean =>
  kept.every(({ serviceId }) => serviceId === "smart-form") &&
  !ownThing["smart-form"]?.test(text) &&
  mentionsIn(text, "needed").some(({ serviceId }) => serviceId === "landing-page");

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
  const isPartOf = (one: Mention, host: Mention): boolean => {
    if (!hosts[one.serviceId]?.includes(host.serviceId)) return false;
    const pair = `${one.serviceId} in ${host.serviceId}`;
    if (pair === "smart-form in crm-integration")
      return !isOwn(one) && (isOwn(host) || saysInPart(one, host.serviceId));
    if (pair === "crm-integration in smart-form")
      return isOwn(host) || (!isOwn(one) && !saysInPart(host, one.serviceId));
    if (pair === "crm-integration in workflow-automation") return isOwn(host);
    // What is looked after is there already.
    if (pair === "workflow-automation in ongoing-maintenance")
      return partOf(one) === partOf(host) && !isDescribed.test(text.slice(one.end, one.end + 12));
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
