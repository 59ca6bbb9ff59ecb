import type { CuratedAnswer } from "./curated-answer.ts";

/**
 * What people ask that is near to our work but isn't about us: the law, other companies, their own business. Told once,
 * plainly, and without an answer to something else. `coverage/*.txt` hold what is told apart by.
 */
export const notAboutUs: readonly CuratedAnswer[] = [
  {
    id: "law-and-tax",
    asks: {
      en: [
        "do I need a permit to sell food from a van",
        "what is the VAT rate on books in my country",
        "how long must I keep my invoices by law",
        "am I allowed to film my staff",
        "should I be self-employed or found a company",
        "what is the minimum wage for an apprentice",
        "can I deduct a work laptop from my taxes",
        "what notice do I have to give an employee",
        "does the law say that my site needs an imprint",
        "how do I register a trade mark",
      ],
      de: [
        "Brauche ich eine genehmigung für einen imbisswagen?",
        "welcher mehrwertsteuersatz gilt für bücher",
        "wie lange muss ich rechnungen aufbewahren",
        "darf ich meine mitarbeiter filmen",
        "wie hoch ist der mindestlohn für eine aushilfe",
      ],
      es: [
        "¿necesito un permiso para un puesto de comida?",
        "¿qué iva llevan los libros?",
        "¿cuánto tiempo hay que guardar las facturas por ley?",
        "¿puedo grabar a mis empleados?",
        "¿cuál es el salario mínimo de un ayudante?",
      ],
      fr: [
        "faut-il une autorisation pour un food truck ?",
        "quel est le taux de tva sur les livres ?",
        "combien de temps la loi oblige-t-elle à garder les factures ?",
        "ai-je le droit de filmer mes salariés ?",
        "quel est le salaire minimum d'un apprenti ?",
      ],
    },
    says: {
      en: "That’s a question of law or tax. The answer depends on where you are, our pages don’t give it, and I won’t guess: please ask a lawyer or a tax adviser there. If it’s about something we bill you or build for you, tell me what, or write to our team on the [contact page](/contact).",
      de: "Das ist eine Rechts- oder Steuerfrage. Die Antwort hängt von Ihrem Land ab, auf unseren Seiten steht sie nicht, und raten möchte ich nicht: Fragen Sie bitte eine Anwaltskanzlei oder eine Steuerberatung vor Ort. Geht es um etwas, das wir Ihnen berechnen oder für Sie bauen, sagen Sie mir, worum, oder schreiben Sie unserem Team über die [Kontaktseite](/contact).",
      es: "Es una cuestión legal o fiscal. La respuesta depende de su país, no está en nuestras páginas y no quiero adivinar: consulte a un abogado o a un asesor fiscal de allí. Si se trata de algo que le cobramos o que construimos para usted, dígame de qué, o escriba a nuestro equipo desde la [página de contacto](/contact).",
      fr: "C’est une question de droit ou de fiscalité. La réponse dépend de votre pays, elle n’est pas sur nos pages et je ne veux pas deviner : demandez à un avocat ou à un conseiller fiscal sur place. S’il s’agit de ce que nous vous facturons ou construisons pour vous, dites-moi de quoi, ou écrivez à notre équipe par la [page de contact](/contact).",
    },
  },
  {
    id: "other-companies",
    asks: {
      en: [
        "how much is wix a month",
        "how do I cancel my dropbox plan",
        "is trello better than asana",
        "what does a freelancer in london charge per hour",
        "how do I freeze a row in google sheets",
        "which accounting software is the best",
        "what do other agencies charge for a website",
        "my paypal account was suspended, what now",
        "can you recommend another agency",
        "what do you think of squarespace",
      ],
      de: [
        "Was kostet wix im monat?",
        "wie kündige ich mein konto bei dropbox",
        "ist trello besser als asana",
        "was nehmen andere agenturen für eine website",
        "welche buchhaltungssoftware ist die beste",
      ],
      es: [
        "¿cuánto cuesta wix al mes?",
        "¿cómo cancelo mi cuenta de dropbox?",
        "¿es mejor trello que asana?",
        "¿cuánto cobran otras agencias por una web?",
        "¿cuál es el mejor programa de contabilidad?",
      ],
      fr: [
        "combien coûte wix par mois ?",
        "comment résilier mon compte dropbox ?",
        "trello est-il mieux que asana ?",
        "combien prennent les autres agences pour un site ?",
        "quel est le meilleur logiciel de compta ?",
      ],
    },
    says: {
      en: "That’s about another company. Our pages don’t say what others charge, how their products work or how they compare, and I won’t guess: their own website or support can tell you. If it should work together with something we build, tell me what it has to do, or write to our team on the [contact page](/contact).",
      de: "Da geht es um ein anderes Unternehmen. Was andere verlangen, wie ihre Produkte funktionieren und welches besser ist, steht nicht auf unseren Seiten, und raten möchte ich nicht: Auskunft geben deren eigene Website und deren Support. Soll es mit etwas zusammenarbeiten, das wir bauen, sagen Sie mir, was es tun soll, oder schreiben Sie unserem Team über die [Kontaktseite](/contact).",
      es: "Eso trata de otra empresa. Nuestras páginas no dicen qué cobran otros, cómo funcionan sus productos ni cuál es mejor, y no quiero adivinar: se lo dirán su propia web o su soporte. Si debe funcionar junto con algo que construimos, dígame qué tiene que hacer, o escriba a nuestro equipo desde la [página de contacto](/contact).",
      fr: "Cela concerne une autre entreprise. Nos pages ne disent pas ce que d’autres facturent, comment leurs produits fonctionnent ni lequel est le meilleur, et je ne veux pas deviner : leur site ou leur support vous le diront. S’il doit fonctionner avec ce que nous construisons, dites-moi ce qu’il doit faire, ou écrivez à notre équipe par la [page de contact](/contact).",
    },
  },
  {
    id: "own-business",
    asks: {
      en: [
        "should I raise my prices",
        "should I open a second shop",
        "what should I charge for a wedding cake",
        "what is a good name for a bakery",
        "should I hire someone or do it alone",
        "how do I find investors",
        "is my town a good place for a bookshop",
        "my business partner wants to sell, what would you do",
        "what margin does a restaurant make",
        "can you look over my business plan",
      ],
      de: [
        "Soll ich meine preise erhöhen?",
        "soll ich eine zweite filiale eröffnen",
        "was soll ich für eine hochzeitstorte verlangen",
        "wie nenne ich meine bäckerei",
        "wo finde ich investoren",
      ],
      es: [
        "¿debería subir mis precios?",
        "¿abro una segunda tienda?",
        "¿cuánto cobro por una torta de boda?",
        "¿qué nombre le pongo a mi panadería?",
        "¿dónde encuentro inversores?",
      ],
      fr: [
        "dois-je augmenter mes prix ?",
        "faut-il ouvrir une deuxième boutique ?",
        "combien demander pour un gâteau de mariage ?",
        "quel nom pour ma boulangerie ?",
        "où trouver des investisseurs ?",
      ],
    },
    says: {
      en: "That’s a decision about your own business, and I can’t judge it from here: our pages only say what we build, what it costs and how we work. If part of it is a website, a chatbot, an automation or another system, tell me which part, or write to our team on the [contact page](/contact).",
      de: "Das ist eine Entscheidung über Ihr eigenes Unternehmen, und die kann ich von hier aus nicht beurteilen: Auf unseren Seiten steht nur, was wir bauen, was es kostet und wie wir arbeiten. Gehört eine Website, ein Chatbot, eine Automatisierung oder ein anderes System dazu, sagen Sie mir, was, oder schreiben Sie unserem Team über die [Kontaktseite](/contact).",
      es: "Es una decisión sobre su propio negocio y no puedo juzgarla desde aquí: nuestras páginas solo dicen qué construimos, cuánto cuesta y cómo trabajamos. Si una parte es una web, un chatbot, una automatización u otro sistema, dígame cuál, o escriba a nuestro equipo desde la [página de contacto](/contact).",
      fr: "C’est une décision qui concerne votre propre entreprise, et je ne peux pas en juger d’ici : nos pages disent seulement ce que nous construisons, combien cela coûte et comment nous travaillons. Si un site, un chatbot, une automatisation ou un autre système en fait partie, dites-moi lequel, ou écrivez à notre équipe par la [page de contact](/contact).",
    },
  },
];
