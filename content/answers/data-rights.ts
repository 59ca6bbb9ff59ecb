import type { CuratedAnswer } from "./curated-answer.ts";

/** Rights of people whose data it is, and who else may be concerned. */
export const dataRightsAnswers: readonly CuratedAnswer[] = [
  {
    id: "data-object",
    asks: {
      en: [
        "how do I object to the processing of my data",
        "my address is wrong with you, please correct it",
        "can I restrict what you do with my data",
        "withdraw my consent",
        "right to rectification",
        "stop using my data but don't delete it yet",
        "which rights do I have over my data",
        "how fast do you answer a data request",
      ],
      de: [
        "Wie widerspreche ich der Verarbeitung meiner Daten?",
        "meine angaben sind falsch, bitte berichtigen",
        "ich möchte meine einwilligung widerrufen",
        "welche rechte habe ich an meinen daten",
      ],
      es: [
        "¿Cómo me opongo al tratamiento de mis datos?",
        "mis datos están mal, corríjanlos",
        "quiero retirar mi consentimiento",
        "qué derechos tengo sobre mis datos",
      ],
      fr: [
        "Comment m'opposer au traitement de mes données ?",
        "mes données sont fausses, il faut les corriger",
        "je veux retirer mon consentement",
        "quels droits ai-je sur mes données",
      ],
    },
    says: {
      en: "You can have your data corrected, restricted or deleted, get a copy of it, object to its use and withdraw a consent, free of charge. Name, company and email address you change in your settings yourself; for the rest write to {fact:privacy}, who replies within {fact:privacyHours} hours. Objection, restriction and withdrawal take effect at once, everything else within a month.",
      de: "Sie können Ihre Daten berichtigen, einschränken oder löschen lassen, eine Kopie bekommen, der Nutzung widersprechen und eine Einwilligung widerrufen, alles kostenlos. Name, Firma und E-Mail-Adresse ändern Sie selbst in den Einstellungen; für den Rest schreiben Sie an {fact:privacy}, Antwort innerhalb von {fact:privacyHours} Stunden. Widerspruch, Einschränkung und Widerruf gelten sofort, alles andere ist innerhalb eines Monats erledigt.",
      es: "Puede hacer que corrijamos, limitemos o borremos sus datos, recibir una copia, oponerse a su uso y retirar un consentimiento, todo gratis. El nombre, la empresa y el correo los cambia usted en los ajustes; para lo demás escriba a {fact:privacy}, que responde en {fact:privacyHours} horas. La oposición, la limitación y la retirada valen al momento; lo demás, en un mes.",
      fr: "Vous pouvez faire corriger, limiter ou supprimer vos données, en obtenir une copie, vous opposer à leur utilisation et retirer un consentement, gratuitement. Le nom, l’entreprise et l’e-mail se changent dans vos paramètres ; pour le reste, écrivez à {fact:privacy}, réponse sous {fact:privacyHours} heures. Opposition, limitation et retrait prennent effet aussitôt, le reste dans un délai d’un mois.",
    },
    page: "/legal/gdpr#your-rights",
    next: ["data-delete", "data-export", "gdpr"],
  },
  {
    id: "data-complain",
    asks: {
      en: [
        "where can I complain about how you handle my data",
        "which data protection authority is in charge of you",
        "can I go to the regulator about this",
        "supervisory authority",
        "complaint to the ICO",
        "I want to report you for a privacy violation",
        "who oversees you on privacy",
        "do I have to write to you before I go to the authority",
      ],
      de: [
        "Wo kann ich mich über Ihren Umgang mit meinen Daten beschweren?",
        "welche aufsichtsbehörde ist für sie zuständig",
        "beschwerde bei der datenschutzbehörde",
        "muss ich mich erst an sie wenden bevor ich zur behörde gehe",
      ],
      es: [
        "¿Dónde puedo reclamar por el uso de mis datos?",
        "qué autoridad de protección de datos les controla",
        "denuncia ante la agencia de protección de datos",
        "tengo que escribirles antes de ir a la autoridad",
      ],
      fr: [
        "Où puis-je me plaindre de l'usage de mes données ?",
        "quelle autorité de contrôle est compétente",
        "plainte auprès de la cnil",
        "dois-je vous écrire avant de saisir l'autorité",
      ],
    },
    says: {
      en: "With a supervisory authority where you live, where you work, or where you think the law was broken; the [GDPR page](/legal/gdpr) links to the lists. You don’t have to contact us first, though we would like the chance to put it right: {fact:dpo} reaches our data protection officer.",
      de: "Bei einer Aufsichtsbehörde dort, wo Sie wohnen, arbeiten oder den Verstoß vermuten; die [DSGVO-Seite](/legal/gdpr) verlinkt die Listen. Sie müssen sich nicht erst an uns wenden, aber wir würden es gern selbst in Ordnung bringen: Unter {fact:dpo} erreichen Sie unseren Datenschutzbeauftragten.",
      es: "Ante la autoridad de control de donde vive, trabaja o cree que se incumplió la ley; la [página del RGPD](/legal/gdpr) enlaza las listas. No tiene que escribirnos antes, aunque nos gustaría poder arreglarlo: en {fact:dpo} contacta con nuestro delegado de protección de datos.",
      fr: "Auprès d’une autorité de contrôle là où vous vivez, travaillez ou pensez que la loi a été enfreinte ; la [page RGPD](/legal/gdpr) renvoie aux listes. Vous n’êtes pas obligé de nous écrire d’abord, mais nous aimerions pouvoir y remédier : {fact:dpo} joint notre délégué à la protection des données.",
    },
    page: "/legal/gdpr#your-right-to-complain",
    next: ["dpo", "gdpr"],
  },
  {
    id: "data-children",
    asks: {
      en: [
        "can we use your tools with children's data",
        "we are a school, is pupils' data all right",
        "our form will be filled in by kids",
        "data about minors in the chatbot",
        "is your service fit for a kindergarten's lists of children",
        "do you collect data on children",
        "youth club registration with birthdays, allowed?",
        "under thirteens in our form, any rule",
      ],
      de: [
        "Dürfen wir Daten von Kindern damit verarbeiten?",
        "wir sind eine schule, gehen schülerdaten",
        "unser formular füllen jugendliche aus",
        "kita anmeldelisten, ist das erlaubt",
      ],
      es: [
        "¿Podemos usarlo con datos de menores?",
        "somos un colegio, valen datos de alumnos",
        "el formulario lo rellenan niños",
        "recogen datos de menores",
      ],
      fr: [
        "Pouvons-nous l'utiliser avec des données d'enfants ?",
        "nous sommes une école, les données des élèves conviennent-elles",
        "notre formulaire sera rempli par des mineurs",
        "collectez-vous des données sur les enfants",
      ],
    },
    says: {
      en: "Our own site doesn’t knowingly collect data about children. For what we build for you, such as a form for a school or a club, you decide what is asked and are responsible for it; schools may order like anyone else. Our pages name no special protection for children’s data, so tell {fact:support} what you plan before you order, and ask for no more than you need.",
      de: "Unsere eigene Website erhebt wissentlich keine Daten von Kindern. Bei dem, was wir für Sie bauen, etwa einem Formular für eine Schule oder einen Verein, bestimmen Sie, was gefragt wird, und sind dafür verantwortlich; Schulen können wie alle anderen bestellen. Einen besonderen Schutz für Kinderdaten nennen unsere Seiten nicht: Sagen Sie {fact:support} vor der Bestellung, was Sie vorhaben, und fragen Sie nur, was Sie brauchen.",
      es: "Nuestro propio sitio no recoge a sabiendas datos de menores. En lo que le construimos, por ejemplo un formulario para un colegio o un club, usted decide qué se pregunta y responde de ello; los colegios pueden pedir como cualquiera. Nuestras páginas no nombran una protección especial para datos de menores: cuente a {fact:support} antes de pedir lo que planea, y pregunte solo lo necesario.",
      fr: "Notre propre site ne collecte pas sciemment de données sur des enfants. Pour ce que nous construisons pour vous, un formulaire d’école ou de club par exemple, vous décidez de ce qui est demandé et en répondez ; une école peut commander comme tout le monde. Nos pages ne nomment pas de protection particulière pour ces données : dites votre projet à {fact:support} avant de commander, et ne demandez que le nécessaire.",
    },
    page: "/legal/privacy#children",
    next: ["sensitive-data", "minors", "dpa"],
  },
  {
    id: "competitors-knowledge",
    asks: {
      en: [
        "will you build the same thing for my competitor",
        "do you reuse what you learn from us for others",
        "could our idea end up with a rival",
        "do you work for other firms in our trade",
        "exclusivity in our industry",
        "are our business secrets safe with you",
        "can you promise not to copy our process for someone else",
        "what keeps you from stealing my idea",
      ],
      de: [
        "Bauen Sie dasselbe auch für unsere Konkurrenz?",
        "nutzt ihr unser wissen für andere kunden",
        "arbeiten sie auch für mitbewerber",
        "sind unsere geschäftsgeheimnisse sicher",
      ],
      es: [
        "¿Harán lo mismo para mi competencia?",
        "usan lo que aprenden de nosotros con otros clientes",
        "trabajan también para competidores",
        "están seguros nuestros secretos",
      ],
      fr: [
        "Allez-vous faire la même chose pour mon concurrent ?",
        "réutilisez-vous ce que vous apprenez chez nous",
        "travaillez-vous aussi pour nos concurrents",
        "nos secrets sont-ils en sécurité chez vous",
      ],
    },
    says: {
      en: "What we make for you alone is yours, and what you give us is used for your work only. We may reuse general knowledge, meaning methods, but none of your data or secrets. Our pages promise no exclusivity in a trade; if you need that, or an NDA, agree it with {fact:support} before you share details.",
      de: "Was wir nur für Sie machen, gehört Ihnen, und was Sie uns geben, nutzen wir nur für Ihre Arbeit. Allgemeines Wissen, also Methoden, dürfen wir weiterverwenden, aber nichts von Ihren Daten oder Geheimnissen. Exklusivität in einer Branche versprechen unsere Seiten nicht; wenn Sie das oder eine NDA brauchen, vereinbaren Sie es mit {fact:support}, bevor Sie Einzelheiten nennen.",
      es: "Lo que hacemos solo para usted es suyo, y lo que nos da se usa únicamente para su trabajo. Podemos reutilizar conocimiento general, es decir métodos, pero nada de sus datos o secretos. Nuestras páginas no prometen exclusividad en un sector; si la necesita, o un acuerdo de confidencialidad, acuérdelo con {fact:support} antes de dar detalles.",
      fr: "Ce que nous faisons pour vous seul est à vous, et ce que vous nous donnez ne sert qu’à votre travail. Nous pouvons réutiliser des connaissances générales, c’est-à-dire des méthodes, mais rien de vos données ni de vos secrets. Nos pages ne promettent pas d’exclusivité dans un secteur ; s’il vous en faut une, ou un accord de confidentialité, convenez-en avec {fact:support} avant de donner des détails.",
    },
    page: "/legal/ip#what-we-had-before",
    next: ["nda", "ownership", "show-my-work"],
  },
];
