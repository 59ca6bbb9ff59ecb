import type { CuratedAnswer, CuratedNeed } from "./curated-answer.ts";

/** What can be had before anything is built, and changed once it is delivered. */
export const beforeAndAfterDelivery: readonly CuratedAnswer[] = [
  {
    id: "design-first",
    asks: {
      en: [
        "can you do a wireframe first before building anything",
        "can I see a mockup before you start",
        "do we get a design to approve first",
        "design only, no code for now",
        "can you make a sketch of the page first",
        "do you start with a prototype",
        "can we agree on the design before you build",
        "I only want the design to begin with",
      ],
      de: [
        "könnt ihr erst einen entwurf machen",
        "bekomme ich vorher ein design zum freigeben",
        "macht ihr zuerst einen prototyp",
        "erst mal nur das design bitte",
      ],
      es: [
        "¿pueden hacer primero un boceto?",
        "¿veo un diseño antes de que empiecen?",
        "¿empiezan con un prototipo?",
        "de momento solo quiero el diseño",
      ],
      fr: [
        "pouvez-vous faire d'abord une maquette ?",
        "verrai-je un design avant le développement ?",
        "commencez-vous par un prototype ?",
        "pour l'instant, je veux seulement le design",
      ],
    },
    says: {
      en: "Yes. Design can be ordered by itself: {price:ui-ux-design.one-page} for one page in Figma, and {price:ui-ux-design.three-pages-prototype} for three with a prototype to click through. A full website begins with a page plan that you agree to before design starts, and in every order you see a first version before it is finished.",
      de: "Ja. Design können Sie allein bestellen: {price:ui-ux-design.one-page} für eine Seite in Figma, {price:ui-ux-design.three-pages-prototype} für drei mit klickbarem Prototyp. Eine komplette Website beginnt mit einem Seitenplan, dem Sie vor dem Design zustimmen, und bei jeder Bestellung sehen Sie eine erste Version, bevor sie fertig ist.",
      es: "Sí. El diseño se puede pedir por separado: {price:ui-ux-design.one-page} por una página en Figma y {price:ui-ux-design.three-pages-prototype} por tres con un prototipo navegable. Una web completa empieza con un plan de páginas que usted aprueba antes del diseño, y en todo pedido ve una primera versión antes de terminarla.",
      fr: "Oui. Le design se commande seul : {price:ui-ux-design.one-page} pour une page dans Figma, {price:ui-ux-design.three-pages-prototype} pour trois avec un prototype cliquable. Un site complet commence par un plan des pages que vous validez avant le design, et pour chaque commande vous voyez une première version avant la fin.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["delivery-see-progress", "own-design", "revisions-what-counts"],
  },
  {
    id: "changes-after-delivery",
    asks: {
      en: [
        "what if I need more changes after delivery",
        "can you change something later",
        "the site is finished and now I want to change a text",
        "who makes changes once everything is delivered",
        "how much is a small change later on",
        "can I order changes afterwards",
        "what if my prices change after you're done",
        "we'll need updates every few months",
      ],
      de: [
        "was ist mit änderungen nach der lieferung",
        "könnt ihr später noch etwas ändern",
        "was kostet eine kleine änderung später",
        "wer macht änderungen wenn alles fertig ist",
      ],
      es: [
        "¿y si necesito cambios después de la entrega?",
        "¿pueden cambiar algo más adelante?",
        "¿cuánto cuesta un cambio pequeño después?",
        "¿quién hace los cambios cuando ya está entregado?",
      ],
      fr: [
        "et si je veux des modifications après la livraison ?",
        "pouvez-vous changer quelque chose plus tard ?",
        "combien coûte une petite modification ensuite ?",
        "qui fait les modifications une fois tout livré ?",
      ],
    },
    says: {
      en: "For {fact:supportDays} days after delivery we fix what doesn’t work as agreed; the revisions in your option are for changes before that. Later changes are what [maintenance](/services/ongoing-maintenance) is for: a month from {price:ongoing-maintenance} with two hours of changes, without renewal. Anything larger is quoted; write to {fact:support}.",
      de: "{fact:supportDays} Tage nach der Lieferung beheben wir, was nicht wie vereinbart funktioniert; die Korrekturen Ihrer Option sind für Änderungen davor. Spätere Änderungen deckt die [Wartung](/services/ongoing-maintenance) ab: ein Monat ab {price:ongoing-maintenance} mit zwei Stunden Änderungen, ohne Verlängerung. Für Größeres gibt es ein Angebot; schreiben Sie an {fact:support}.",
      es: "Durante {fact:supportDays} días tras la entrega corregimos lo que no funcione como se acordó; las revisiones de su opción son para cambios anteriores. Para después está el [mantenimiento](/services/ongoing-maintenance): un mes desde {price:ongoing-maintenance} con dos horas de cambios, sin renovación. Lo mayor se presupuesta; escriba a {fact:support}.",
      fr: "Pendant {fact:supportDays} jours après la livraison, nous corrigeons ce qui ne fonctionne pas comme convenu ; les révisions de votre formule servent aux changements d’avant. Pour la suite, il y a la [maintenance](/services/ongoing-maintenance) : un mois dès {price:ongoing-maintenance} avec deux heures de modifications, sans renouvellement. Le reste fait l’objet d’un devis ; écrivez à {fact:support}.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["support-after", "revisions-more", "website-edit-myself"],
  },
];

/** "I just want more customers": the need behind most others, told without any of their words. */
export const moreCustomersNeeds: readonly CuratedNeed[] = [
  {
    id: "need-more-customers",
    asks: {
      en: [
        "i just want more customers",
        "we need more clients",
        "how can you help me get more sales",
        "business is slow, I need more customers",
        "I don't understand tech, I want more customers",
        "how can we win more customers online",
        "we want to grow and don't know how",
        "nobody contacts us through our website",
        "I need more people to buy from me",
      ],
      de: [
        "ich will einfach mehr kunden",
        "wir brauchen mehr anfragen",
        "wie bekomme ich mehr kunden über die website",
        "das geschäft läuft schlecht, ich brauche aufträge",
        "ich verstehe nichts von technik, ich will mehr kunden",
      ],
      es: [
        "solo quiero más clientes",
        "necesitamos más clientes",
        "¿cómo consigo más ventas?",
        "no entiendo de tecnología, quiero más clientes",
        "queremos más solicitudes desde la web",
      ],
      fr: [
        "je veux juste plus de clients",
        "il nous faut plus de clients",
        "comment avoir plus de demandes par le site ?",
        "je n'y connais rien, je veux plus de clients",
        "comment augmenter mes ventes ?",
      ],
    },
    offers: "ai-lead-gen-lp",
    why: {
      en: "A lead page shows one offer and turns visitors into leads: an assistant answers their questions, asks yours and sends you each one with a summary. How many come depends on who visits it.",
      de: "Eine Leadseite zeigt ein Angebot und macht aus Besuchern Anfragen: Ein Assistent beantwortet ihre Fragen, stellt Ihre und schickt Ihnen jede mit einer Zusammenfassung. Wie viele kommen, hängt davon ab, wer sie besucht.",
      es: "Una página de captación presenta una oferta y convierte visitas en leads: un asistente responde a sus preguntas, hace las suyas y le envía cada uno con un resumen. Cuántos llegan depende de quién la visite.",
      fr: "Une page de prospection présente une offre et transforme les visites en leads : un assistant répond aux questions, pose les vôtres et vous envoie chacun avec un résumé. Leur nombre dépend de qui la visite.",
    },
    asksBack: {
      en: "What do you sell, and where do your customers come from today?",
      de: "Was verkaufen Sie, und woher kommen Ihre Kunden heute?",
      es: "¿Qué vende y de dónde vienen hoy sus clientes?",
      fr: "Que vendez-vous, et d’où viennent vos clients aujourd’hui ?",
    },
  },
];
