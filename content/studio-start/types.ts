import type { ServiceType } from "#domain/projects/configuration/types.ts";

/**
 * What tells a type in the sentence that a project starts from: ways to say it as regular expressions over plain small
 * letters (English, German, Spanish, French). `things` are what one asks for, `hints` only hint at it.
 */
export const typeSignals: Readonly<Record<ServiceType, { things: string; hints: string }>> = {
  "ai-video-agent": {
    things:
      "videos?\\b|video agent|video ?avatar|avatar|explainer|erklarfilm|erklarvideo|\\w*video\\b|werbefilm|imagefilm|clip\\b|spot\\b|presentador virtual|film\\b",
    hints:
      "speak|spricht|sprechen|presenter|moderator|narrat|voice ?over|script|drehbuch|guion|habla",
  },
  chatbot: {
    things:
      "(?:chat|sprach|voice|support|service|faq|whatsapp|telegram)? ?-?bots?\\b|chat ?bots?|chatbots?|virtual assistant|ai assistant|chat assistant|ki-?assistent|chat-?assistent|assistent\\w*|asistente\\w*|assistante?\\b|agente de (?:chat|atencion)|live ?chat|chat\\b",
    hints:
      "answers? (?:\\w+ ){0,3}questions|questions|faq|beantwort|fragen|responde|preguntas|repond|questions frequentes|reply to (?:visitors|customers|guests)|talks? to",
  },
  automation: {
    things:
      "automat(?:ion|isierung|izacion|isation)s?\\b|automati[sz]ierung|work ?flows?|arbeitsablauf|flujos? de trabajo|flux de travail|zapier|zap\\b|n8n|integromat|make\\.com",
    hints:
      "automat|automatis|automatiz|whenever|when (?:a|an|someone|somebody|we|there|new|the)|every time|each time|as soon as|sobald|jedes ?mal|immer wenn|wenn (?:ein|eine|jemand|wir|neue|das|die|der)|cada vez|cuando|en cuanto|chaque fois|quand|lorsqu|des que|(?:every|each) (?:day|week|month|morning|evening|hour|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|jede[nrs]? (?:tag|woche|monat|morgen|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|cada (?:dia|semana|mes|lunes|martes|miercoles|jueves|viernes|manana)|tous les|chaque (?:jour|semaine|mois|lundi|mardi|mercredi|jeudi|vendredi|matin)|sync|copy .{1,40} (?:to|into)|forward",
  },
  "web-app": {
    things:
      "web-? ?apps?\\b|webanwendung|web ?applications?|apps?\\b|applications?\\b(?! form)|anwendung\\b|aplicacion(?:es)?\\b|portals?\\b|\\w*portal\\b|portail|plattform|platforms?\\b|plataforma|plateforme|dashboards?\\b|tableau de bord|panel de control|\\w*software\\b|marketplace|marktplatz|saas\\b|intranet|logiciel",
    hints:
      "log ?in|sign ?in|accounts? for|anmelden|einloggen|iniciar sesion|se connecter|roles|rollen",
  },
  "trading-tool": {
    things:
      "trading ?(?:view|tools?|bots?|indicators?|strateg\\w*|indikator\\w*|scripts?)|pine ?script|\\bpine\\b|indicador(?:es)?\\b|indikator\\w*|indicators?\\b|indicateurs?\\b|back ?tests?|handelsstrategie",
    hints:
      "\\d+[ -]?(?:ema|sma)\\b|\\b(?:ema|sma|rsi|macd|atr|vwap)\\b|bollinger|supertrend|moving average|gleitende\\w* durchschnitt|media movil|moyenne mobile|cross(?:es|over)|kreuz|cruza|breakout|\\d+er (?:ema|sma)|ausbruch|trading|trader|bitcoin|forex|chart\\b|candles?",
  },
  "form-interface": {
    things:
      "\\w*forms?\\b|\\w*formulare?\\b|formularios?\\b|formulaires?\\b|surveys?\\b|\\w*umfragen?\\b|encuestas?\\b|sondages?\\b|enquetes?\\b|questionnaires?\\b|\\w*fragebog\\w*|cuestionarios?\\b|polls?\\b|quiz|sign-?up sheet|anmeldebogen|\\w*anmeldung\\b|inscripciones|intake",
    hints:
      "fields?\\b|felder|campos?\\b|champs?\\b|fill (?:in|out)|ausfull|rellenar|remplir|rsvp|register for|feedback|collect (?:answers|applications|orders|registrations)",
  },
};

/** Services of the catalogue whose need, told in words of one's own, asks for a type. */
export const typeOfService: Readonly<Record<string, ServiceType>> = {
  "gpt4-chatbot": "chatbot",
  "workflow-automation": "automation",
  "crm-integration": "automation",
  "smart-form": "form-interface",
  "client-portal": "web-app",
  "web-app": "web-app",
  "market-dashboard": "web-app",
  "pine-script-indicator": "trading-tool",
  "ai-video-1min": "ai-video-agent",
  "vsl-ai-host": "ai-video-agent",
};

/** What a type makes, in a few words: asked back where a sentence tells none. */
export const typeOffers: Readonly<Record<ServiceType, { name: string; text: string }>> = {
  chatbot: { name: "Chatbot", text: "Answers people’s questions from your own texts." },
  "form-interface": { name: "Form", text: "Asks people for something and collects the answers." },
  automation: { name: "Automation", text: "Does a series of steps when something happens." },
  "ai-video-agent": { name: "Video", text: "A presenter speaks your script." },
  "web-app": { name: "Web app", text: "A brief for an app with sign-in, data and pages." },
  "trading-tool": { name: "Trading tool", text: "Indicators and alerts as Pine Script." },
};
