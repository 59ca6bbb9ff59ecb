import { either } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, names, priceOf, service } from "./facts.ts";

const need = asked("need");

/** The same in German, Spanish and French. */
export const needQuestionsInOtherLanguages: readonly Question[] = [
  need({
    id: "need-mieterfragen",
    language: "de",
    question:
      "Wir verwalten 300 Wohnungen und beantworten jeden Tag dieselben Fragen: wann kommt der Müll, wer macht neue Schlüssel, wo melde ich einen Schaden. Steht alles auf der Seite, liest aber keiner.",
    must: [names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "need-zahnlabor",
    language: "de",
    question:
      "zahnlabor hier, die praxen schicken uns aufträge per mail und immer fehlt was, mal die farbe mal der termin. dann telefonieren wir hinterher",
    must: [names.form, priceOf("smart-form.one-form", "smart-form.several-steps")],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-weingut",
    language: "de",
    question:
      "Unser Weingut hat einen Internetauftritt von 2011, am Handy kann man nichts lesen und ändern kann ich auch nichts selber. Das gehört mal komplett neu gemacht.",
    must: [
      names.website,
      priceOf("full-website.five-pages", "full-website.eight-pages", "full-website.twelve-pages"),
    ],
    pages: [service("full-website")],
  }),
  need({
    id: "need-fahrschule-doppelt",
    language: "de",
    question:
      "Anmeldungen aus unserem Webformular müssen von Hand ins Pipedrive, da sind inzwischen lauter doppelte Fahrschüler drin",
    must: [
      either(names.crm, names.automation),
      priceOf(
        "crm-integration.one-source",
        "crm-integration.three-sources",
        "workflow-automation.one-flow",
      ),
    ],
    pages: [service("crm-integration"), service("workflow-automation")],
  }),
  need({
    id: "need-pisos-fin-de-semana",
    language: "es",
    question:
      "tengo una inmobiliaria, la gente pregunta por los pisos el fin de semana desde la web y hasta el lunes nadie les contesta, para entonces ya han llamado a otro",
    must: [
      either(names.chatbot, names.landing, names.automation),
      priceOf(
        "gpt4-chatbot.one-site",
        "gpt4-chatbot.setup-with-care",
        "ai-lead-gen-lp.one-offer",
        "workflow-automation.one-flow",
      ),
    ],
    pages: [service("gpt4-chatbot"), service("ai-lead-gen-lp"), service("workflow-automation")],
  }),
  need({
    id: "need-coche-listo",
    language: "es",
    question:
      "En mi taller los clientes llaman diez veces para saber si el coche ya está. Quiero que cada uno entre con su clave y vea cómo va su reparación y su factura.",
    must: [
      names.portal,
      priceOf(
        "client-portal.documents",
        "client-portal.documents-and-jobs",
        "client-portal.invoices-and-approvals",
      ),
    ],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-pantallas",
    language: "es",
    question:
      "Somos una ONG y ya tenemos programador, pero nos falta alguien que dibuje antes cómo serán dos pantallas, en móvil y ordenador",
    must: [names.design, priceOf("ui-ux-design.one-page", "ui-ux-design.two-pages")],
    pages: [service("ui-ux-design")],
  }),
  need({
    id: "need-panaderia-presentacion",
    language: "es",
    question:
      "hola, quiero que alguien presente mi panadería en la página en menos de un minuto, hablando a cámara, pero a mí me da vergüenza salir",
    must: [names.video, priceOf("ai-video-1min.one-video")],
    pages: [service("ai-video-1min")],
  }),
  need({
    id: "need-comptable",
    language: "fr",
    question:
      "Cabinet comptable, 20 clients. Ils nous envoient leurs pièces par mail, par WhatsApp, parfois deux fois, et on ne retrouve rien. Il nous faudrait un endroit sûr où chacun dépose les siennes.",
    must: [names.portal, priceOf("client-portal.documents", "client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "need-ecole-musique",
    language: "fr",
    question:
      "école de musique : les inscriptions se font sur papier, on recopie tout et la moitié oublie une case. on voudrait ça en ligne",
    must: [
      names.form,
      priceOf("smart-form.one-form", "smart-form.several-steps", "smart-form.payment-and-document"),
    ],
    pages: [service("smart-form")],
  }),
  need({
    id: "need-commandes-recopiees",
    language: "fr",
    question:
      "Je passe mes soirées à recopier les commandes reçues par e-mail dans un tableur, puis à prévenir l'atelier sur Slack. Ça pourrait se faire tout seul ?",
    must: [
      names.automation,
      priceOf("workflow-automation.one-flow", "workflow-automation.three-flows"),
    ],
    pages: [service("workflow-automation")],
  }),
];
