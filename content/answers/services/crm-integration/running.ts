import type { CuratedAnswer } from "../../curated-answer.ts";

/** Sync, reports, tests and failures of a CRM integration. */
export const crmRunningAnswers: readonly CuratedAnswer[] = [
  {
    id: "crm-two-way",
    asks: {
      en: [
        "does the crm sync in both directions",
        "if i change the phone number in the crm, is it changed in the other program",
        "two-way sync hubspot and our shop",
      ],
      de: [
        "Gleicht die CRM-Anbindung in beide Richtungen ab?",
        "ändere ich die telefonnummer im crm, ändert sie sich im anderen programm",
      ],
      es: [
        "¿el CRM se sincroniza en ambos sentidos?",
        "si cambio el teléfono en el crm, cambia en el otro programa",
      ],
      fr: [
        "le CRM se synchronise-t-il dans les deux sens ?",
        "si je change le téléphone dans le crm, change-t-il dans l'autre logiciel",
      ],
    },
    says: {
      en: "Yes, with one system in “{name:crm-integration.both-directions}” at {price:crm-integration.both-directions}: what changes on one side changes on the other. The other two options go one way, from your sources into the CRM. If two systems should be in sync with the CRM, ask for a [quote](/quote).",
      de: "Ja, mit einem System in „{name:crm-integration.both-directions}“ für {price:crm-integration.both-directions}: Was sich auf der einen Seite ändert, ändert sich auf der anderen. Die beiden anderen Optionen gehen in eine Richtung, von Ihren Quellen ins CRM. Sollen zwei Systeme mit dem CRM abgeglichen werden, fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, con un sistema en «{name:crm-integration.both-directions}», por {price:crm-integration.both-directions}: lo que cambia en un lado cambia en el otro. Las otras dos opciones van en un solo sentido, de sus fuentes al CRM. Si deben sincronizarse dos sistemas con el CRM, pida un [presupuesto](/quote).",
      fr: "Oui, avec un système dans « {name:crm-integration.both-directions} », à {price:crm-integration.both-directions} : ce qui change d’un côté change de l’autre. Les deux autres options vont dans un seul sens, de vos sources vers le CRM. Si deux systèmes doivent être synchronisés avec le CRM, demandez un [devis](/quote).",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-larger", "crm-which-fits", "integrations-not-listed"],
  },
  {
    id: "crm-reports",
    asks: {
      en: [
        "do we get reports from the crm integration",
        "can i see in the crm where our leads come from",
        "report of open deals in hubspot",
      ],
      de: [
        "Bekommen wir mit der CRM-Anbindung Berichte?",
        "sehe ich im crm woher die anfragen kommen",
      ],
      es: ["¿la integración de CRM trae informes?", "veo en el crm de dónde vienen los contactos"],
      fr: [
        "l'intégration CRM donne-t-elle des rapports ?",
        "vois-je dans le crm d'où viennent les contacts",
      ],
    },
    says: {
      en: "Yes, {holds:crm-integration.both-directions.reports} reports in your CRM, in “{name:crm-integration.both-directions}” at {price:crm-integration.both-directions}; tell us which questions they should answer. The smaller options have none. A report that comes as a message every week is an [automation](/services/workflow-automation) instead.",
      de: "Ja, {holds:crm-integration.both-directions.reports} Berichte in Ihrem CRM, in „{name:crm-integration.both-directions}“ für {price:crm-integration.both-directions}; sagen Sie uns, welche Fragen sie beantworten sollen. Die kleineren Optionen haben keine. Ein Bericht, der jede Woche als Nachricht kommt, ist eher eine [Automatisierung](/services/workflow-automation).",
      es: "Sí, {holds:crm-integration.both-directions.reports} informes en su CRM, en «{name:crm-integration.both-directions}», por {price:crm-integration.both-directions}; díganos qué preguntas deben responder. Las opciones más pequeñas no los llevan. Un informe que llega cada semana como mensaje es más bien una [automatización](/services/workflow-automation).",
      fr: "Oui, {holds:crm-integration.both-directions.reports} rapports dans votre CRM, dans « {name:crm-integration.both-directions} », à {price:crm-integration.both-directions} ; dites-nous à quelles questions ils doivent répondre. Les options plus petites n’en ont pas. Un rapport qui arrive chaque semaine en message est plutôt une [automatisation](/services/workflow-automation).",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-two-way", "crm-which-fits", "crm-larger"],
  },
  {
    id: "crm-test-copy",
    asks: {
      en: [
        "do you try the crm integration on our real customers",
        "what if the integration ruins our crm",
        "is the crm connection tested first",
      ],
      de: [
        "Testen Sie die CRM-Anbindung an unseren echten Kunden?",
        "was wenn die anbindung unser crm durcheinanderbringt",
      ],
      es: [
        "¿prueban la integración de CRM con nuestros clientes reales?",
        "y si la integración nos desordena el crm",
      ],
      fr: [
        "testez-vous l'intégration CRM sur nos vrais clients ?",
        "et si l'intégration met le bazar dans notre crm",
      ],
    },
    says: {
      en: "No: there is a test run on a copy before your real data, in a sandbox or with a few records made for it. You can check it yourself by sending the form as someone new, as the same person again, and as someone the CRM already knows. Before existing contacts are merged there is a backup.",
      de: "Nein: Vor Ihren echten Daten gibt es einen Testlauf an einer Kopie, in einer Sandbox oder mit ein paar eigens angelegten Datensätzen. Prüfen können Sie es selbst, indem Sie das Formular als jemand Neues abschicken, noch einmal als dieselbe Person und als jemand, den das CRM schon kennt. Bevor vorhandene Kontakte zusammengeführt werden, gibt es eine Sicherung.",
      es: "No: antes de sus datos reales hay una prueba con una copia, en un sandbox o con unos pocos registros creados para ello. Usted mismo puede comprobarlo enviando el formulario como alguien nuevo, otra vez como la misma persona y como alguien que el CRM ya conoce. Antes de fusionar contactos existentes se hace una copia de seguridad.",
      fr: "Non : avant vos données réelles, il y a un essai sur une copie, dans une sandbox ou avec quelques enregistrements créés pour cela. Vous pouvez vérifier vous-même en envoyant le formulaire comme une personne nouvelle, puis comme la même personne, puis comme quelqu’un que le CRM connaît déjà. Avant de fusionner des contacts existants, une sauvegarde est faite.",
    },
    page: "/resources/integration-guides",
    service: "crm-integration",
    next: ["crm-duplicates", "crm-failure", "crm-access"],
  },
  {
    id: "crm-failure",
    asks: {
      en: [
        "what happens if a contact can't be saved in the crm",
        "the crm is down for an hour, do we lose leads",
        "do we notice when the crm connection breaks",
      ],
      de: [
        "Was passiert, wenn ein Kontakt im CRM nicht gespeichert werden kann?",
        "gehen anfragen verloren wenn das crm ausfällt",
      ],
      es: [
        "¿qué pasa si un contacto no se puede guardar en el CRM?",
        "se pierden contactos si cae el crm",
      ],
      fr: [
        "que se passe-t-il si un contact ne peut pas être enregistré dans le CRM ?",
        "perd-on des contacts si le crm tombe en panne",
      ],
    },
    says: {
      en: "You get a message when a record can’t be saved; if a rule of your CRM rejects it, you get it with the reason. What stops working in the {fact:supportDays} days after delivery, also because a vendor changed something, we fix. After that you can order [maintenance](/services/ongoing-maintenance) a month at a time, from {price:ongoing-maintenance}.",
      de: "Sie bekommen eine Nachricht, wenn ein Datensatz nicht gespeichert werden kann; weist ihn eine Regel Ihres CRM ab, bekommen Sie ihn mit dem Grund. Was in den {fact:supportDays} Tagen nach der Lieferung nicht mehr läuft, auch weil ein Anbieter etwas geändert hat, beheben wir. Danach können Sie [Wartung](/services/ongoing-maintenance) monatsweise bestellen, ab {price:ongoing-maintenance}.",
      es: "Recibe un mensaje cuando un registro no se puede guardar; si lo rechaza una regla de su CRM, lo recibe con el motivo. Lo que deje de funcionar en los {fact:supportDays} días tras la entrega, también porque un proveedor cambió algo, lo arreglamos. Después puede pedir [mantenimiento](/services/ongoing-maintenance) mes a mes, desde {price:ongoing-maintenance}.",
      fr: "Vous recevez un message quand un enregistrement ne peut pas être sauvegardé ; si une règle de votre CRM le refuse, vous le recevez avec la raison. Ce qui cesse de marcher dans les {fact:supportDays} jours après la livraison, même parce qu’un fournisseur a changé quelque chose, nous le réparons. Ensuite, vous pouvez commander la [maintenance](/services/ongoing-maintenance) mois par mois, à partir de {price:ongoing-maintenance}.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-test-copy", "support-after", "changes-after-delivery"],
  },
];
