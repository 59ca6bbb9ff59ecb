import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a smart form is filled in: its fields, steps and checks. */
export const formFillingAnswers: readonly CuratedAnswer[] = [
  {
    id: "form-conditions",
    asks: {
      en: [
        "can the form skip questions that don't apply",
        "does the smart form hide fields depending on answers",
        "show extra questions only if they tick yes on the form",
      ],
      de: [
        "Kann das Formular Fragen überspringen, die nicht zutreffen?",
        "Wie viele Bedingungen kann das Formular haben?",
      ],
      es: [
        "¿el formulario puede saltarse preguntas que no aplican?",
        "¿cuántas condiciones admite el formulario?",
      ],
      fr: [
        "le formulaire peut-il sauter les questions inutiles ?",
        "combien de conditions le formulaire accepte-t-il ?",
      ],
    },
    says: {
      en: "Yes, that is what it is made for: each answer decides what is asked next, so people see only what applies to them. The option at {price:smart-form.one-form} holds up to {holds:smart-form.one-form.conditions} such conditions; our pages name no number for the larger ones. If yours are many, list them in a [quote request](/quote).",
      de: "Ja, dafür ist es gemacht: Jede Antwort bestimmt, was als Nächstes gefragt wird, sodass jeder nur sieht, was ihn betrifft. Die Option für {price:smart-form.one-form} fasst bis zu {holds:smart-form.one-form.conditions} solche Bedingungen; für die größeren nennen unsere Seiten keine Zahl. Sind es viele, zählen Sie sie in einer [Angebotsanfrage](/quote) auf.",
      es: "Sí, para eso está hecho: cada respuesta decide qué se pregunta después, así que cada persona ve solo lo que le concierne. La opción de {price:smart-form.one-form} admite hasta {holds:smart-form.one-form.conditions} condiciones; para las mayores, nuestras páginas no dan un número. Si las suyas son muchas, enumérelas en una [solicitud de presupuesto](/quote).",
      fr: "Oui, il est fait pour cela : chaque réponse décide de la question suivante, et chacun ne voit que ce qui le concerne. La formule à {price:smart-form.one-form} accepte jusqu’à {holds:smart-form.one-form.conditions} conditions ; pour les plus grandes, nos pages n’indiquent pas de nombre. Si les vôtres sont nombreuses, énumérez-les dans une [demande de devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-many-fields", "form-checks", "quote-how"],
  },
  {
    id: "form-many-fields",
    asks: {
      en: [
        "how many fields can the form have",
        "our paper form has 60 questions, can you build it",
        "maximum number of questions in a smart form",
      ],
      de: ["Wie viele Felder kann das Formular haben?", "Unser Formular hat 60 Fragen, geht das?"],
      es: [
        "¿cuántos campos puede tener el formulario?",
        "nuestro formulario tiene 60 preguntas, ¿se puede?",
      ],
      fr: [
        "combien de champs le formulaire peut-il avoir ?",
        "notre formulaire a 60 questions, c'est possible ?",
      ],
    },
    says: {
      en: "Up to {holds:smart-form.one-form.fields} fields on one page at {price:smart-form.one-form}, and up to {holds:smart-form.several-steps.fields} in up to {holds:smart-form.several-steps.steps} steps from {price:smart-form.several-steps}. For more, send us the questions with a [quote request](/quote). Often fewer do, because each person is asked only what applies.",
      de: "Bis zu {holds:smart-form.one-form.fields} Felder auf einer Seite für {price:smart-form.one-form}, bis zu {holds:smart-form.several-steps.fields} in höchstens {holds:smart-form.several-steps.steps} Schritten ab {price:smart-form.several-steps}. Sind es mehr, schicken Sie uns die Fragen mit einer [Angebotsanfrage](/quote). Oft genügen weniger, weil jeder nur gefragt wird, was ihn betrifft.",
      es: "Hasta {holds:smart-form.one-form.fields} campos en una página por {price:smart-form.one-form}, y hasta {holds:smart-form.several-steps.fields} en un máximo de {holds:smart-form.several-steps.steps} pasos desde {price:smart-form.several-steps}. Si son más, envíenos las preguntas con una [solicitud de presupuesto](/quote). Muchas veces bastan menos, porque a cada persona se le pregunta solo lo que le concierne.",
      fr: "Jusqu’à {holds:smart-form.one-form.fields} champs sur une page à {price:smart-form.one-form}, et jusqu’à {holds:smart-form.several-steps.fields} en {holds:smart-form.several-steps.steps} étapes au plus à partir de {price:smart-form.several-steps}. Au-delà, envoyez-nous les questions avec une [demande de devis](/quote). Souvent il en faut moins, car chacun ne répond qu’à ce qui le concerne.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-conditions", "form-which-fits", "quote-how"],
  },
  {
    id: "form-checks",
    asks: {
      en: [
        "does the form catch a wrong email address",
        "can the form refuse incomplete entries",
        "how does the form check what people type",
      ],
      de: [
        "Merkt das Formular falsche E-Mail-Adressen?",
        "Lässt das Formular unvollständige Angaben durch?",
      ],
      es: [
        "¿el formulario detecta un correo mal escrito?",
        "¿el formulario deja enviar datos incompletos?",
      ],
      fr: [
        "le formulaire détecte-t-il une adresse mail erronée ?",
        "le formulaire laisse-t-il passer des réponses incomplètes ?",
      ],
    },
    says: {
      en: "It checks while people type, and says beside the field what is wrong and how to fix it, so a mistyped address is caught while the person is still there. Everything is checked again on the server. What must be filled in, you tell us with the questions.",
      de: "Es prüft schon beim Tippen und sagt neben dem Feld, was nicht stimmt und wie man es behebt; eine vertippte Adresse fällt also auf, solange die Person noch da ist. Auf dem Server wird alles noch einmal geprüft. Was ausgefüllt sein muss, sagen Sie uns mit den Fragen.",
      es: "Comprueba mientras se escribe e indica junto al campo qué falla y cómo corregirlo, así que una dirección mal escrita se detecta cuando la persona aún está ahí. En el servidor se comprueba todo otra vez. Lo que debe rellenarse nos lo indica usted con las preguntas.",
      fr: "Il vérifie pendant la saisie et indique à côté du champ ce qui ne va pas et comment le corriger : une adresse mal tapée se remarque donc tant que la personne est là. Tout est revérifié sur le serveur. Ce qui doit être rempli, vous nous l’indiquez avec les questions.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-conditions", "form-spam-protection", "form-recipients"],
  },
  {
    id: "form-uploads",
    asks: {
      en: [
        "can people attach a photo to the form",
        "does the form take file uploads",
        "can customers send a PDF with the form",
      ],
      de: ["Kann man dem Formular ein Foto anhängen?", "Nimmt das Formular Dateien an?"],
      es: ["¿se puede adjuntar una foto al formulario?", "¿el formulario admite archivos?"],
      fr: [
        "peut-on joindre une photo au formulaire ?",
        "le formulaire accepte-t-il des fichiers ?",
      ],
    },
    says: {
      en: "Yes, from the option at {price:smart-form.several-steps}: PDF, images and Office files, up to {fact:formFileMegabytes} MB each. The smallest form takes no files. Videos and other types aren’t listed: ask for a [quote](/quote).",
      de: "Ja, ab der Option für {price:smart-form.several-steps}: PDF, Bilder und Office-Dateien, je bis zu {fact:formFileMegabytes} MB. Das kleinste Formular nimmt keine Dateien an. Videos und andere Arten stehen nicht im Katalog: Fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, desde la opción de {price:smart-form.several-steps}: PDF, imágenes y archivos de Office, de hasta {fact:formFileMegabytes} MB cada uno. El formulario más pequeño no admite archivos. Los vídeos y otros tipos no figuran en el catálogo: pida un [presupuesto](/quote).",
      fr: "Oui, à partir de la formule à {price:smart-form.several-steps} : PDF, images et fichiers Office, jusqu’à {fact:formFileMegabytes} Mo chacun. Le plus petit formulaire n’accepte pas de fichiers. Les vidéos et autres types ne sont pas au catalogue : demandez un [devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-which-fits", "file-sizes", "form-data-kept"],
  },
  {
    id: "form-saved-answers",
    asks: {
      en: [
        "can people finish the form later",
        "does the form save what they have typed",
        "customers get interrupted halfway through the form",
      ],
      de: [
        "Kann man das Formular später fertig ausfüllen?",
        "Speichert das Formular die Eingaben zwischen?",
      ],
      es: [
        "¿se puede terminar el formulario más tarde?",
        "¿el formulario guarda lo que ya se ha escrito?",
      ],
      fr: [
        "peut-on finir le formulaire plus tard ?",
        "le formulaire garde-t-il ce qu'on a saisi ?",
      ],
    },
    says: {
      en: "Yes, from the option at {price:smart-form.several-steps}: it keeps the answers for people who come back, so they don’t start again. The smallest form is one page of up to {holds:smart-form.one-form.fields} fields and doesn’t have that.",
      de: "Ja, ab der Option für {price:smart-form.several-steps}: Es behält die Antworten für alle, die wiederkommen, sodass niemand von vorn beginnt. Das kleinste Formular ist eine Seite mit bis zu {holds:smart-form.one-form.fields} Feldern und kann das nicht.",
      es: "Sí, desde la opción de {price:smart-form.several-steps}: conserva las respuestas de quienes vuelven, así que nadie empieza de nuevo. El formulario más pequeño es una página de hasta {holds:smart-form.one-form.fields} campos y no lo tiene.",
      fr: "Oui, à partir de la formule à {price:smart-form.several-steps} : il garde les réponses de ceux qui reviennent, personne ne recommence donc à zéro. Le plus petit formulaire est une page de {holds:smart-form.one-form.fields} champs au plus et ne le fait pas.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-many-fields", "form-confirmation", "form-which-fits"],
  },
  {
    id: "form-languages",
    asks: {
      en: ["can the form be in two languages", "form in German and English", "multilingual form"],
      de: ["Geht das Formular in zwei Sprachen?", "Formular auf Deutsch und Englisch"],
      es: ["¿el formulario puede estar en dos idiomas?", "formulario en español e inglés"],
      fr: ["le formulaire peut-il être en deux langues ?", "formulaire en français et en anglais"],
    },
    says: {
      en: "Our options name no languages: the questions are yours, so tell us before you order in which language you want them. A second language or a translation isn’t listed in any option; ask for a [quote](/quote).",
      de: "Unsere Optionen nennen keine Sprachen: Die Fragen kommen von Ihnen, sagen Sie uns also vor der Bestellung, in welcher Sprache Sie sie möchten. Eine zweite Sprache oder eine Übersetzung enthält keine Option; fragen Sie ein [Angebot](/quote) an.",
      es: "Nuestras opciones no nombran idiomas: las preguntas son suyas, así que díganos antes del pedido en qué idioma las quiere. Ninguna opción incluye un segundo idioma ni una traducción; pida un [presupuesto](/quote).",
      fr: "Nos formules ne nomment pas de langues : les questions viennent de vous, dites-nous donc avant la commande dans quelle langue vous les voulez. Aucune formule ne comprend une seconde langue ni une traduction ; demandez un [devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-what-you-bring", "quote-how"],
  },
];
