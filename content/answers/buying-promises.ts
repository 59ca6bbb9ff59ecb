import type { CuratedAnswer } from "./curated-answer.ts";

/** What is guaranteed, for how long, and what can be tried. */
export const buyingPromises: readonly CuratedAnswer[] = [
  {
    id: "guarantee-what",
    asks: {
      en: [
        "what exactly do you guarantee",
        "is there a warranty on your work",
        "warranty or guarantee period",
        "how long are you responsible for what you build",
        "what if it doesn't work, what am I entitled to",
        "which guarantees come with an order",
        "do you stand behind your work",
        "is the guarantee the same for all services",
      ],
      de: [
        "Was genau garantieren Sie?",
        "gibt es gewährleistung auf ihre arbeit",
        "wie lange habe ich garantie",
        "welche garantien sind bei jeder bestellung dabei",
      ],
      es: [
        "¿Qué garantizan exactamente?",
        "tiene garantía el trabajo",
        "cuánto dura la garantía",
        "qué garantías hay con un pedido",
      ],
      fr: [
        "Que garantissez-vous exactement ?",
        "y a-t-il une garantie sur votre travail",
        "combien de temps dure la garantie",
        "quelles garanties avec une commande",
      ],
    },
    says: {
      en: "Two things with every service: for {fact:supportDays} days after delivery we fix free of charge what doesn’t work as agreed, and from your order until {fact:moneyBackDays} days after delivery you can have your money back, without a reason. For services that we run for you month by month there is also an availability of {fact:availabilityCore}. We promise no sales, rankings or trading profits.",
      de: "Zweierlei bei jeder Leistung: {fact:supportDays} Tage nach der Lieferung beheben wir kostenlos, was nicht wie vereinbart funktioniert, und von der Bestellung bis {fact:moneyBackDays} Tage nach der Lieferung bekommen Sie auf Wunsch ohne Begründung Ihr Geld zurück. Für Leistungen, die wir monatlich für Sie betreiben, kommt eine Verfügbarkeit von {fact:availabilityCoreComma} dazu. Umsätze, Suchplätze oder Handelsgewinne versprechen wir nicht.",
      es: "Dos cosas con cada servicio: durante {fact:supportDays} días tras la entrega arreglamos gratis lo que no funcione según lo acordado, y desde el pedido hasta {fact:moneyBackDays} días después de la entrega puede recuperar su dinero sin dar motivos. Para los servicios que operamos mes a mes se añade una disponibilidad del {fact:availabilityCoreComma}. No prometemos ventas, posiciones ni ganancias.",
      fr: "Deux choses avec chaque service : pendant {fact:supportDays} jours après la livraison, nous réparons gratuitement ce qui ne fonctionne pas comme convenu, et de la commande jusqu’à {fact:moneyBackDays} jours après la livraison, vous pouvez être remboursé sans motif. Pour les services que nous exploitons au mois s’ajoute une disponibilité de {fact:availabilityCoreComma}. Nous ne promettons ni ventes, ni positions, ni gains.",
    },
    page: "/legal/refunds#the-guarantee",
    next: ["refund-unhappy", "support-after", "uptime"],
  },
  {
    id: "guarantee-from-when",
    asks: {
      en: [
        "from which day do the thirty days of money back count",
        "when does the guarantee period start and end",
        "is the money back period from payment or from delivery",
        "last day to ask for a refund",
        "does the refund window run while you are still building",
        "until when can I return it",
        "do revisions eat into the 30 days",
        "I paid six weeks ago and got it yesterday, is the guarantee over",
      ],
      de: [
        "Ab wann zählen die 30 Tage Geld-zurück?",
        "bis wann kann ich mein geld zurückverlangen",
        "läuft die garantie ab zahlung oder ab lieferung",
        "wann endet die rückgabefrist",
      ],
      es: [
        "¿Desde cuándo cuentan los 30 días de devolución?",
        "hasta cuándo puedo pedir el dinero",
        "el plazo empieza con el pago o con la entrega",
        "cuándo termina la garantía de devolución",
      ],
      fr: [
        "À partir de quand comptent les 30 jours de remboursement ?",
        "le délai court-il du paiement ou de la livraison",
        "quand se termine la garantie",
        "quel est le dernier jour pour être remboursé",
      ],
    },
    says: {
      en: "From your order until {fact:moneyBackDays} days after delivery, so also while we are still at work. Delivery is the day we hand the finished work over; revisions don’t shorten the time. For a monthly service it runs until {fact:moneyBackDays} days after the first payment, for consulting from the last call or report.",
      de: "Von der Bestellung bis {fact:moneyBackDays} Tage nach der Lieferung, also auch, solange wir noch arbeiten. Lieferung ist der Tag, an dem wir die fertige Arbeit übergeben; Änderungsrunden verkürzen die Frist nicht. Bei einer monatlichen Leistung gilt sie bis {fact:moneyBackDays} Tage nach der ersten Zahlung, bei Beratung ab dem letzten Gespräch oder Bericht.",
      es: "Desde el pedido hasta {fact:moneyBackDays} días después de la entrega, también mientras seguimos trabajando. La entrega es el día en que le pasamos el trabajo terminado; las revisiones no acortan el plazo. En un servicio mensual corre hasta {fact:moneyBackDays} días después del primer pago; en la consultoría, desde la última llamada o informe.",
      fr: "De la commande jusqu’à {fact:moneyBackDays} jours après la livraison, donc aussi pendant que nous travaillons. La livraison est le jour où nous remettons le travail terminé ; les corrections ne raccourcissent pas le délai. Pour un service mensuel, elle court jusqu’à {fact:moneyBackDays} jours après le premier paiement ; pour le conseil, à partir du dernier appel ou rapport.",
    },
    page: "/legal/refunds#the-guarantee",
    next: ["refund-unhappy", "refund-how"],
  },
  {
    id: "delivery-which-days",
    asks: {
      en: [
        "are those working days or calendar days",
        "three days, does Saturday count",
        "business days?",
        "are public holidays part of the delivery time",
        "if I order on a friday do the days run over the weekend",
        "do you deliver on sundays",
        "how do you count the days",
        "does the weekend count as days",
      ],
      de: [
        "Sind das Werktage oder Kalendertage?",
        "zählt das wochenende mit bei der lieferzeit",
        "arbeitstage gemeint?",
        "zählen feiertage mit",
      ],
      es: [
        "¿Son días laborables o naturales?",
        "cuentan los fines de semana en el plazo",
        "días hábiles?",
        "cuentan los festivos",
      ],
      fr: [
        "Ce sont des jours ouvrés ou calendaires ?",
        "le week-end compte-t-il dans le délai",
        "jours ouvrables ?",
        "les jours fériés comptent-ils",
      ],
    },
    says: {
      en: "Our pages count delivery times in days and don’t say that weekends or holidays are left out. The time starts on the day we have everything from you. If a date decides, ask {fact:support} before you order, or write it into a quote request; then you have it in writing.",
      de: "Unsere Seiten zählen Lieferzeiten in Tagen und sagen nicht, dass Wochenenden oder Feiertage ausgenommen sind. Die Zeit beginnt an dem Tag, an dem wir alles von Ihnen haben. Kommt es auf ein Datum an, fragen Sie vor der Bestellung {fact:support} oder nennen Sie es in einer Angebotsanfrage; dann haben Sie es schriftlich.",
      es: "Nuestras páginas cuentan los plazos en días y no dicen que se excluyan fines de semana o festivos. El plazo empieza el día en que tenemos todo lo suyo. Si una fecha es decisiva, pregunte a {fact:support} antes de pedir o póngala en una solicitud de presupuesto; así la tiene por escrito.",
      fr: "Nos pages comptent les délais en jours et ne disent pas que les week-ends ou jours fériés en sont exclus. Le délai commence le jour où nous avons tout reçu de vous. Si une date est décisive, demandez à {fact:support} avant de commander, ou inscrivez-la dans une demande de devis : vous l’aurez par écrit.",
    },
    page: "/legal/terms#delivery-and-support",
    next: ["delivery-clock-starts", "delivery-rush"],
  },
  {
    id: "fastest-service",
    asks: {
      en: [
        "what can you deliver fastest",
        "which of your things is done the quickest",
        "anything I could have this week",
        "shortest delivery time you offer",
        "what's ready in two days",
        "quickest thing you do",
        "how soon could I have something at the earliest",
        "what takes the longest and what the shortest",
      ],
      de: [
        "Was können Sie am schnellsten liefern?",
        "was ist in zwei tagen fertig",
        "kürzeste lieferzeit",
        "was geht am schnellsten",
      ],
      es: [
        "¿Qué pueden entregar más rápido?",
        "qué está listo en dos días",
        "plazo más corto que ofrecen",
        "qué es lo más rápido",
      ],
      fr: [
        "Que pouvez-vous livrer le plus vite ?",
        "qu'est-ce qui est prêt en deux jours",
        "votre délai le plus court",
        "le plus rapide chez vous, c'est quoi",
      ],
    },
    says: {
      en: "A [smart form](/services/smart-form) and the [design of one page](/services/ui-ux-design): {time:smart-form.one-form} each in their smallest option. Then come an automation, a landing page, an indicator and a one-minute video, {time:landing-page.essential}. Apps, portals and dashboards take weeks. The time runs from the day we have everything from you.",
      de: "Ein [Formular](/services/smart-form) und das [Design einer Seite](/services/ui-ux-design): je {time:smart-form.one-form} in der kleinsten Option. Dann folgen Automatisierung, Landingpage, Indikator und Ein-Minuten-Video mit {time:landing-page.essential}. Apps, Portale und Dashboards dauern Wochen. Die Zeit läuft ab dem Tag, an dem wir alles von Ihnen haben.",
      es: "Un [formulario](/services/smart-form) y el [diseño de una página](/services/ui-ux-design): {time:smart-form.one-form} cada uno en su opción más pequeña. Luego vienen una automatización, una landing page, un indicador y un vídeo de un minuto, {time:landing-page.essential}. Aplicaciones, portales y paneles tardan semanas. El plazo corre desde el día en que tenemos todo lo suyo.",
      fr: "Un [formulaire](/services/smart-form) et le [design d’une page](/services/ui-ux-design) : {time:smart-form.one-form} chacun dans leur plus petite option. Viennent ensuite une automatisation, une landing page, un indicateur et une vidéo d’une minute, {time:landing-page.essential}. Applications, portails et tableaux de bord prennent des semaines. Le délai court à partir du jour où nous avons tout reçu de vous.",
    },
    page: "/services",
    next: ["delivery-how-long", "delivery-rush"],
  },
];
