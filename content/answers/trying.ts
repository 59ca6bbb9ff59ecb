import type { CuratedAnswer } from "./curated-answer.ts";

/** What can be tried, and which plans there will be. */
export const trying: readonly CuratedAnswer[] = [
  {
    id: "try-before",
    asks: {
      en: [
        "can I try it before I pay",
        "is there a trial version",
        "can I see how it works before ordering",
        "test it first, buy later?",
        "free trial",
        "do you have a demo I can click through",
        "try out the form builder without paying",
        "how can I get a feel for it before I spend money",
      ],
      de: [
        "Kann ich es vor dem Kauf ausprobieren?",
        "gibt es eine testversion",
        "erst testen dann kaufen",
        "kann ich vorher mal reinschauen",
      ],
      es: [
        "¿Puedo probarlo antes de pagar?",
        "hay versión de prueba",
        "primero probar y luego comprar",
        "puedo ver cómo funciona antes de pedir",
      ],
      fr: [
        "Puis-je essayer avant de payer ?",
        "existe-t-il une version d'essai",
        "tester d'abord, acheter ensuite",
        "voir comment ça marche avant de commander",
      ],
    },
    says: {
      en: "You can see and try much of it: with a free account you make and test chatbots, forms, automations and videos yourself in the [AI Design Studio](/ai-service-design), within the limits of the free plan, and a [demo](/demo) of {fact:demoMinutes} minutes with one of our team costs nothing. What we build for you has no trial, but you can have your money back until {fact:moneyBackDays} days after delivery.",
      de: "Vieles können Sie vorher ausprobieren: Mit einem kostenlosen Konto bauen und testen Sie Chatbots, Formulare, Automatisierungen und Videos selbst im [AI Design Studio](/ai-service-design), in den Grenzen des kostenlosen Plans, und eine [Demo](/demo) von {fact:demoMinutes} Minuten mit jemandem aus dem Team kostet nichts. Für das, was wir für Sie bauen, gibt es keine Probezeit, aber bis {fact:moneyBackDays} Tage nach der Lieferung Ihr Geld zurück.",
      es: "Puede ver y probar mucho: con una cuenta gratuita crea y prueba usted mismo chatbots, formularios, automatizaciones y vídeos en el [AI Design Studio](/ai-service-design), dentro de los límites del plan gratuito, y una [demo](/demo) de {fact:demoMinutes} minutos con alguien del equipo no cuesta nada. Lo que construimos para usted no tiene periodo de prueba, pero puede recuperar su dinero hasta {fact:moneyBackDays} días después de la entrega.",
      fr: "Vous pouvez voir et essayer beaucoup : avec un compte gratuit, vous créez et testez vous-même chatbots, formulaires, automatisations et vidéos dans l’[AI Design Studio](/ai-service-design), dans les limites du forfait gratuit, et une [démo](/demo) de {fact:demoMinutes} minutes avec quelqu’un de l’équipe ne coûte rien. Ce que nous construisons pour vous n’a pas d’essai, mais vous pouvez être remboursé jusqu’à {fact:moneyBackDays} jours après la livraison.",
    },
    page: "/docs",
    next: ["what-is-free", "book-a-demo", "chatbot-try-first"],
  },
  {
    id: "plans-tiers",
    asks: {
      en: [
        "what does the free plan include",
        "what are the limits of a free account",
        "starter professional enterprise, what's the difference",
        "do you have monthly plans",
        "how many bots can I have on the free plan",
        "when do the subscription tiers start",
        "upgrade my account to professional",
        "how much is the enterprise plan",
      ],
      de: [
        "Was enthält der kostenlose Plan?",
        "welche grenzen hat ein kostenloses konto",
        "gibt es monatliche tarife",
        "was kostet der professional plan",
      ],
      es: [
        "¿Qué incluye el plan gratuito?",
        "qué límites tiene la cuenta gratis",
        "hay planes mensuales",
        "cuánto cuesta el plan professional",
      ],
      fr: [
        "Que comprend le forfait gratuit ?",
        "quelles limites pour un compte gratuit",
        "y a-t-il des abonnements mensuels",
        "combien coûte le forfait professional",
      ],
    },
    says: {
      en: "No plan is on sale yet: Starter, Professional and Enterprise are planned, with prices and limits in the [terms](/legal/terms#subscription-tiers). Until then every account gets a plan at no charge; your account’s [usage page](/portal/usage) shows which one, what it holds and how much you have used. The services on our services page have nothing to do with it: each is paid once.",
      de: "Noch ist kein Plan im Verkauf: Geplant sind Starter, Professional und Enterprise, mit Preisen und Grenzen in den [Nutzungsbedingungen](/legal/terms#subscription-tiers). Bis dahin bekommt jedes Konto einen Plan ohne Kosten; die [Nutzungsseite](/portal/usage) Ihres Kontos zeigt, welchen, was er enthält und wie viel Sie verbraucht haben. Mit den Leistungen auf unserer Leistungsseite hat das nichts zu tun: Sie werden einmal bezahlt.",
      es: "Todavía no se vende ningún plan: están previstos Starter, Professional y Enterprise, con precios y límites en las [condiciones](/legal/terms#subscription-tiers). Hasta entonces cada cuenta recibe un plan sin coste; la [página de uso](/portal/usage) de su cuenta muestra cuál, qué incluye y cuánto ha usado. Los servicios de nuestra página de servicios no tienen que ver con eso: cada uno se paga una vez.",
      fr: "Aucun forfait n’est encore en vente : Starter, Professional et Enterprise sont prévus, avec prix et limites dans les [conditions](/legal/terms#subscription-tiers). D’ici là, chaque compte reçoit un forfait gratuit ; la [page d’utilisation](/portal/usage) de votre compte montre lequel, ce qu’il contient et ce que vous avez consommé. Les services de notre page de services n’ont rien à voir avec cela : chacun se paie une fois.",
    },
    page: "/legal/terms#subscription-tiers",
    next: ["studio", "what-is-free", "pay-subscription"],
  },
];
