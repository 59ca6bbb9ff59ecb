import type { ScopeId } from "../judge/patterns.ts";
import { covered, exactly, needsPerson, notIncluded } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

const times = (count: number, id: ScopeId) =>
  exactly(...Array.from({ length: count }, (): ScopeId => id));

/** Everything that these name is held by a listed scope, or by several. */

/** These name something more: mostly what a person has to look at. Three are many of one service at its smallest size. */

export const wishes4: readonly Wish[] = [
  {
    id: "zehn-formulare",
    wish: "Zehn Formulare mit je zehn Feldern, jedes geht an ein anderes Postfach bei uns im Landratsamt",
    expects: {
      services: [["smart-form.one-form"]],
      firm: true,
      named: covered("Zehn Formulare", "zehn Feldern"),
      totalUsd: times(10, "smart-form.one-form"),
    },
  },
  {
    id: "chatbot-in-48-stunden",
    wish: "Ein Chatbot mit etwa 20 Seiten Wissen für unsere Messe-Website, muss in 48 Stunden online sein",
    expects: {
      services: [["gpt4-chatbot"]],
      firm: false,
      named: [...covered("20 Seiten"), ...needsPerson("48 Stunden")],
    },
  },
  {
    id: "irgendwas-mit-ki",
    wish: "Mein Chef sagt, wir müssen jetzt auch irgendwas mit KI machen. Was schlagen Sie vor und was kostet das?",
    expects: {
      services: [[], ["tech-consulting"]],
      firm: false,
      named: [],
    },
  },
  {
    id: "sap-und-salesforce",
    wish: "Abgleich zwischen SAP Business One und Salesforce in beide Richtungen, dazu drei Berichte in Salesforce",
    expects: {
      services: [["crm-integration"]],
      firm: false,
      named: [...needsPerson("SAP Business One"), ...covered("Salesforce", "drei Berichte")],
    },
  },
  {
    id: "seite-und-visitenkarten",
    wish: "Landingpage für mein Yogastudio (Texte und Fotos hab ich), 250 Visitenkarten und ein halbes Jahr SEO-Betreuung",
    expects: {
      services: [["landing-page"]],
      firm: false,
      named: notIncluded("250 Visitenkarten", "SEO-Betreuung"),
    },
  },

  // Spanish
  {
    id: "web-tres-idiomas",
    wish: "Página web de ocho páginas para un hotel en Girona, en español, catalán e inglés. Las traducciones las ponemos nosotros.",
    expects: {
      services: [["full-website"]],
      firm: false,
      named: [...covered("ocho páginas"), ...needsPerson("español, catalán e inglés")],
    },
  },
  {
    id: "video-siete-minutos",
    wish: "Un vídeo de ventas con presentador de IA, en español, de unos siete minutos",
    budget: "mil dólares",
    expects: {
      services: [["vsl-ai-host"]],
      firm: false,
      named: [...covered("en español"), ...needsPerson("siete minutos")],
    },
  },
  {
    id: "formulario-redsys",
    wish: "Formulario de inscripción para un campamento: 20 campos en 3 pasos, pago con tarjeta por Redsys y un PDF de confirmación.",
    expects: {
      services: [["smart-form"]],
      firm: false,
      named: [...covered("20 campos", "3 pasos", "PDF"), ...needsPerson("Redsys")],
    },
  },

  // French
  {
    id: "portail-en-une-semaine",
    wish: "Un portail clients pour échanger des documents avec une quinzaine de clients. Il nous le faut dans une semaine.",
    expects: {
      services: [["client-portal"]],
      firm: false,
      named: [...covered("une quinzaine de clients"), ...needsPerson("une semaine")],
    },
  },
  {
    id: "application-mille-deux-cents",
    wish: "Une application web pour gérer nos interventions, une seule équipe, deux rôles, six écrans. Notre budget est de mille deux cents euros.",
    expects: {
      services: [["web-app"]],
      firm: false,
      named: [...covered("deux rôles", "six écrans"), ...needsPerson("mille deux cents euros")],
    },
  },
  {
    id: "chatbot-et-hebergement",
    wish: "Un chatbot pour notre mairie (une dizaine de pages) avec l'hébergement compris, s'il vous plaît.",
    expects: {
      services: [["gpt4-chatbot"]],
      firm: false,
      named: [...covered("une dizaine de pages"), ...notIncluded("hébergement")],
    },
  },
  {
    id: "combien-ca-coute",
    wish: "Bonjour, j'ai une petite entreprise de peinture. Combien ça coûterait chez vous ? Merci",
    expects: {
      services: [[]],
      firm: false,
      named: [],
    },
  },
];
