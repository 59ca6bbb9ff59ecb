import type { CuratedAnswer } from "./curated-answer.ts";

/** What the company stands for, its figures, and whom one deals with. */
export const companyProfile: readonly CuratedAnswer[] = [
  {
    id: "company-values",
    asks: {
      en: [
        "what do you stand for as a company",
        "what are your values",
        "what is your mission",
        "what's your company's philosophy",
        "what is the idea behind the company",
        "what makes you different from others",
        "why should I pick you",
        "what do you believe in",
      ],
      de: [
        "Wofür steht ihr als firma?",
        "was sind ihre werte",
        "was ist ihre mission",
        "was ist das besondere an ihrer firma",
      ],
      es: [
        "¿cuáles son sus valores?",
        "¿cuál es su misión?",
        "¿en qué se distinguen?",
        "¿por qué debería elegirlos?",
      ],
      fr: [
        "quelles sont vos valeurs ?",
        "quelle est votre mission ?",
        "qu'est-ce qui vous distingue des autres ?",
        "qu'avez-vous de particulier ?",
      ],
    },
    says: {
      en: "Our mission is to take repetitive work off people’s desks: with AI where it does the job, with plain software where it doesn’t, and at a price you know before we begin. What you can hold us to: we say when what you have is good enough, a contact person replies within {fact:quoteHours} hours, what we build is yours, and for {fact:supportDays} days we fix what doesn’t work as agreed.",
      de: "Unsere Aufgabe ist es, Menschen wiederkehrende Arbeit abzunehmen: mit KI, wo sie etwas taugt, sonst mit gewöhnlicher Software, und zu einem Preis, den Sie vorher kennen. Woran Sie uns messen können: Wir sagen, wenn das genügt, was Sie haben; eine Ansprechperson antwortet innerhalb von {fact:quoteHours} Stunden; was wir bauen, gehört Ihnen; und {fact:supportDays} Tage lang beheben wir, was nicht wie vereinbart funktioniert.",
      es: "Nuestra misión es quitarle a la gente el trabajo repetitivo: con IA donde sirve, con software corriente donde no, y a un precio que conoce antes de empezar. Lo que puede exigirnos: decimos cuándo basta con lo que ya tiene, una persona de contacto responde en {fact:quoteHours} horas, lo que construimos es suyo y durante {fact:supportDays} días corregimos lo que no funcione según lo acordado.",
      fr: "Notre mission est de débarrasser les gens du travail répétitif : avec l’IA là où elle convient, avec un logiciel ordinaire ailleurs, et à un prix connu d’avance. Ce que vous pouvez exiger de nous : nous disons quand ce que vous avez suffit, un interlocuteur répond sous {fact:quoteHours} heures, ce que nous construisons est à vous, et pendant {fact:supportDays} jours nous corrigeons ce qui ne fonctionne pas comme convenu.",
    },
    page: "/about",
    next: ["company-who", "company-team"],
  },
  {
    id: "company-numbers",
    asks: {
      en: [
        "how many clients do you have",
        "how many projects have you finished",
        "in how many countries do you have clients",
        "how many customers have you served so far",
        "how much experience do you have in numbers",
        "have you done this often before",
        "are you big or small, by number of clients",
        "how many businesses use you",
      ],
      de: [
        "Wie viele kunden habt ihr?",
        "wie viele projekte haben sie schon abgeschlossen",
        "in wie vielen ländern haben sie kunden",
        "habt ihr das schon oft gemacht",
      ],
      es: [
        "¿cuántos clientes tienen?",
        "¿cuántos proyectos han terminado?",
        "¿en cuántos países tienen clientes?",
        "¿lo han hecho muchas veces?",
      ],
      fr: [
        "combien de clients avez-vous ?",
        "combien de projets avez-vous terminés ?",
        "dans combien de pays avez-vous des clients ?",
        "l'avez-vous déjà fait souvent ?",
      ],
    },
    says: {
      en: "The site names {fact:projectsClaim} projects and {fact:clientsClaim} clients in {fact:countriesClaim} countries. While a note beside these figures says that they are samples until confirmed, please don’t rely on them; a person tells you more at {fact:support}.",
      de: "Die Website nennt {fact:projectsClaim} Projekte und {fact:clientsClaim} Kunden in {fact:countriesClaim} Ländern. Solange ein Hinweis daneben sagt, dass die Zahlen Muster sind, bis sie bestätigt werden, verlassen Sie sich bitte nicht darauf; mehr sagt Ihnen ein Mensch unter {fact:support}.",
      es: "El sitio menciona {fact:projectsClaim} proyectos y {fact:clientsClaim} clientes en {fact:countriesClaim} países. Mientras una nota al lado diga que son cifras de muestra hasta que se confirmen, no se fíe de ellas; una persona le dice más en {fact:support}.",
      fr: "Le site indique {fact:projectsClaim} projets et {fact:clientsClaim} clients dans {fact:countriesClaim} pays. Tant qu’une note précise à côté que ces chiffres sont des exemples à confirmer, ne vous y fiez pas ; une personne vous en dit plus à {fact:support}.",
    },
    page: "/about",
    next: ["company-figures", "company-cases", "company-age"],
  },
  {
    id: "company-social",
    asks: {
      en: [
        "are you on linkedin",
        "do you have an instagram account",
        "what's your twitter handle",
        "where can I follow you",
        "do you have a facebook page",
        "are you on social media",
        "is your code on github",
        "do you post on tiktok",
      ],
      de: [
        "Seid ihr auf linkedin?",
        "habt ihr instagram",
        "wo kann ich euch folgen",
        "gibt es eine facebook-seite von ihnen",
      ],
      es: [
        "¿están en linkedin?",
        "¿tienen instagram?",
        "¿dónde los puedo seguir?",
        "¿tienen página de facebook?",
      ],
      fr: [
        "êtes-vous sur linkedin ?",
        "avez-vous un compte instagram ?",
        "où peut-on vous suivre ?",
        "avez-vous une page facebook ?",
      ],
    },
    says: {
      en: "Every social network on which we have an account is linked at the foot of each page; where you see no link there, we have no account. To reach us, write to {fact:support}, or use the [contact page](/contact).",
      de: "Jedes soziale Netzwerk, in dem wir ein Konto haben, ist am Fuß jeder Seite verlinkt; wo dort kein Link steht, haben wir keines. Sie erreichen uns unter {fact:support} oder über die [Kontaktseite](/contact).",
      es: "Cada red social en la que tenemos cuenta está enlazada al pie de cada página; si allí no ve ningún enlace, no tenemos cuenta. Para contactarnos, escriba a {fact:support} o use la [página de contacto](/contact).",
      fr: "Chaque réseau social sur lequel nous avons un compte est indiqué en bas de chaque page ; sans lien à cet endroit, nous n’y avons pas de compte. Pour nous joindre, écrivez à {fact:support} ou passez par la [page de contact](/contact).",
    },
    page: "/contact",
    next: ["newsletter", "community", "support-contact"],
  },
];
