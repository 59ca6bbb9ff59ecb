import type { InLanguages } from "./bots.ts";

export type { InLanguages };

/** A script to fill in, by what the video is for; parts in brackets are the customer's own. */
export const videoScripts: readonly { said: string; purpose: string; script: InLanguages }[] = [
  {
    purpose: "steps",
    said: "how to|step by step|tutorial|train|onboard|instruct|explain how|manual|anleitung|schulung|schritt|einarbeit|einfuhr|paso a paso|formacion|como (?:usar|se)|etape|formation|mode d'emploi|tuto",
    script: {
      en: "Let’s get started with {subject}. It takes three steps.\n\nFirst, [what to do first, and how you see that it worked].\n\nSecond, [the next step].\n\nThird, [the last step].\n\nThat’s all. If something looks different on your side, write to us, and we’ll help.",
      de: "Los geht es mit {subject}. Es sind drei Schritte.\n\nErstens: [was zuerst zu tun ist und woran man sieht, dass es geklappt hat].\n\nZweitens: [der nächste Schritt].\n\nDrittens: [der letzte Schritt].\n\nDas war es. Wenn bei Ihnen etwas anders aussieht, schreiben Sie uns. Wir helfen gern.",
      es: "Empecemos con {subject}. Son tres pasos.\n\nPrimero, [qué hacer y cómo se ve que ha funcionado].\n\nSegundo, [el paso siguiente].\n\nTercero, [el último paso].\n\nEso es todo. Si algo se ve distinto en su caso, escríbanos y le ayudamos.",
      fr: "Commençons avec {subject}. Il y a trois étapes.\n\nD’abord, [quoi faire et comment voir que cela a marché].\n\nEnsuite, [l’étape suivante].\n\nEnfin, [la dernière étape].\n\nC’est tout. Si quelque chose est différent chez vous, écrivez-nous, nous vous aiderons.",
    },
  },
  {
    purpose: "offer",
    said: "\\bads?\\b|advert|promo|campaign|launch|offer|sale\\b|sell|product|werb|angebot|kampagne|produkt|anuncio|campana|oferta|lanzamiento|publicit|campagne|offre|lancement|produit",
    script: {
      en: "You know the problem: [what annoys your customers every week].\n\nThat is why we made {subject}. [What it does, in one sentence.]\n\n[A number or a customer’s words that prove it.]\n\nSee for yourself: press the button below. [What happens next, and what it costs to try.]",
      de: "Sie kennen das: [was Ihre Kunden jede Woche ärgert].\n\nDafür gibt es {subject}. [Was es leistet, in einem Satz.]\n\n[Eine Zahl oder die Worte eines Kunden, die es belegen.]\n\nSehen Sie selbst: Drücken Sie auf den Knopf unten. [Was dann geschieht und was das Ausprobieren kostet.]",
      es: "Seguro que lo conoce: [lo que molesta a sus clientes cada semana].\n\nPara eso existe {subject}. [Qué hace, en una frase.]\n\n[Una cifra o las palabras de un cliente que lo demuestren.]\n\nCompruébelo: pulse el botón de abajo. [Qué pasa después y cuánto cuesta probarlo.]",
      fr: "Vous connaissez le problème : [ce qui agace vos clients chaque semaine].\n\nVoilà pourquoi il y a {subject}. [Ce que cela fait, en une phrase.]\n\n[Un chiffre ou les mots d’un client qui le prouvent.]\n\nVoyez par vous-même : cliquez sur le bouton ci-dessous. [Ce qui se passe ensuite, et ce que coûte l’essai.]",
    },
  },
  {
    purpose: "welcome",
    said: "",
    script: {
      en: "Good to have you here. This is {subject}.\n\nMost people come to us because [the problem they have].\n\nWe [what you do about it], and you [what is better afterwards].\n\n[Why they can trust you: years, customers, a guarantee.]\n\nPress the button below, and tell us in one sentence what you need.",
      de: "Schön, dass Sie da sind. Hier ist {subject}.\n\nDie meisten kommen zu uns, weil [das Problem, das sie haben].\n\nWir [was Sie dagegen tun], und Sie [was danach besser ist].\n\n[Warum man Ihnen vertrauen kann: Jahre, Kunden, eine Garantie.]\n\nDrücken Sie auf den Knopf unten und sagen Sie uns in einem Satz, was Sie brauchen.",
      es: "Nos alegra que esté aquí. Somos {subject}.\n\nLa mayoría viene porque [el problema que tiene].\n\nNosotros [qué hacen al respecto], y usted [qué mejora después].\n\n[Por qué confiar en ustedes: años, clientes, una garantía.]\n\nPulse el botón de abajo y díganos en una frase qué necesita.",
      fr: "Merci de votre visite. Voici {subject}.\n\nLa plupart viennent nous voir parce que [le problème qu’ils ont].\n\nNous [ce que vous faites], et vous [ce qui va mieux ensuite].\n\n[Pourquoi vous faire confiance : années, clients, une garantie.]\n\nCliquez sur le bouton ci-dessous et dites-nous en une phrase ce qu’il vous faut.",
    },
  },
];

/** Where the sentence doesn't say what the video is about. */
export const unnamedSubject: InLanguages = {
  en: "[your company]",
  de: "[Ihre Firma]",
  es: "[su empresa]",
  fr: "[votre entreprise]",
};

/** What stands before a topic that is no sentence. */
export const videoTopic: InLanguages = {
  en: "In this video: ",
  de: "In diesem Video: ",
  es: "En este vídeo: ",
  fr: "Dans cette vidéo : ",
};

export const unnamedProduct: InLanguages = {
  en: "[your product]",
  de: "[Ihr Produkt]",
  es: "[su producto]",
  fr: "[votre produit]",
};

/** A video's language, where the sentence asks for one: "in Spanish", "auf Englisch". */
export const askedLanguages = [
  { language: "english", said: "(?:in|auf|en) (?:english|englisch|ingles|anglais)" },
  { language: "german", said: "(?:in|auf|en) (?:german|deutsch|aleman|allemand)" },
  { language: "spanish", said: "(?:in|auf|en) (?:spanish|spanisch|espanol|espagnol)" },
  { language: "french", said: "(?:in|auf|en) (?:french|franzosisch|frances|francais)" },
] as const;
