import { either, number, price, time, timeOf, total } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, french, german, service, span, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said, in German, Spanish and French. */
export const followUpsInOtherLanguages: readonly Question[] = [
  followUp({
    id: "birch-fu-spedition-tschechisch",
    language: "de",
    before: [
      "Guten Tag, wir sind eine kleine Spedition in Linz und suchen eine neue Homepage mit fünf Seiten. Was verlangen Sie dafür?",
    ],
    question:
      "Danke. Jetzt hat mein Chef gemeint, wir bräuchten das Ganze eigentlich auch auf Tschechisch, weil dort die halbe Kundschaft sitzt, und Neuigkeiten sollen auch drauf. Welche Variante wäre das dann, und was macht die aus?",
    inWords: "The twelve-page website in two languages with news, at $2,500.",
    must: [german, price("full-website.twelve-pages")],
    pages: [service("full-website")],
  }),
  followUp({
    id: "birch-fu-kletterkurs-zahlen",
    language: "de",
    before: [
      "was kostet bei euch so ein formular mit bis zu 15 feldern, ist für die anmeldung zum kletterkurs",
    ],
    question:
      "ok cool. jetzt fällt mir ein, die leute sollen auch gleich zahlen können mit karte, sonst renn ich wieder jedem einzeln hinterher wie im sommer. geht das und was zahl ich dann?",
    inWords: "Yes, the form with payment through one's Stripe account costs $600.",
    must: [german, price("smart-form.payment-and-document")],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "birch-fu-hausverwaltung-ab-wann",
    language: "de",
    before: [
      "Wir überlegen, für unsere Hausverwaltung den Chatbot für die ganze Website zu nehmen, den mit 700 Dollar Einrichtung",
      "Und die 200 im Monat, wofür sind die genau?",
    ],
    question:
      "Verstehe. Und ab wann würden die fällig, gleich mit der Bestellung, oder wie läuft das? Unsere Buchhaltung fragt immer als Erstes danach, noch vor dem Guten Morgen.",
    inWords:
      "They start at go-live and only once you have confirmed the monthly care; with the order you pay only the $700.",
    must: [
      german,
      /Go-?live|Livegang|live (?:geht|ist|gegangen)|online (?:geht|ist)|Inbetriebnahme|Veröffentlichung|bestätig|zugestimmt/iu,
    ],
    mustNot: [/(?:sofort|gleich) (?:mit|bei) der Bestellung (?:fällig|abgebucht)/iu],
    pages: [service("gpt4-chatbot"), "/legal/terms"],
  }),
  followUp({
    id: "birch-fu-pipedrive-doppelte",
    language: "de",
    before: [
      "Hallo, was kostet die Anbindung von unserem Webformular an Pipedrive?",
      "Übrigens, sitzt ihr eigentlich in Deutschland?",
    ],
    question:
      "Aha, gut zu wissen. Nochmal zurück zur Anbindung: Wir haben da drin sicher 4000 Kontakte, und ein gutes Drittel davon ist doppelt, weil mein Vorgänger alles von Hand getippt hat. Räumt ihr das mit auf, und was würde es dann kosten?",
    inWords: "Yes, up to 5,000 contacts are merged in the option with three sources, at $600.",
    must: [german, price("crm-integration.three-sources")],
    pages: [service("crm-integration")],
  }),
  followUp({
    id: "birch-fu-physio-video-vierte-runde",
    language: "de",
    before: [
      "Ich hätte gern so ein einminütiges Video mit einem künstlichen Sprecher für meine Physiopraxis",
      "also 250, das ginge",
    ],
    question:
      "Und angenommen mein Mann möchte danach noch ein viertes Mal was geändert haben (wird er, glauben Sie mir), was kommt da auf mich zu?",
    inWords:
      "Three revisions are included; each further one counts as 5 credits and is agreed first.",
    must: [german, either(time(5, "credits?|guthaben"), number(50))],
    pages: [service("ai-video-1min"), "/legal/terms", "/docs"],
  }),
  followUp({
    id: "birch-fu-verein-summe",
    language: "de",
    before: [
      "Was kostet eine Landingpage, bei der ihr auch den Text schreibt?",
      "Und ein Verkaufsvideo von drei Minuten für dieselbe Aktion?",
    ],
    question:
      "Gut, dann rechnen Sie mir das bitte einmal zusammen. Ich muss dem Vorstand vom Schützenverein eine einzige Zahl nennen, bei zweien fangen die an zu diskutieren.",
    inWords: "Together $950: $500 for the page and $450 for the video.",
    must: [german, number(total("landing-page.complete", "vsl-ai-host.three-minutes"))],
    pages: [service("landing-page"), service("vsl-ai-host")],
  }),
  followUp({
    id: "birch-fu-treuhand-wo-liegt-es",
    language: "de",
    before: [
      "Grüezi, wir sind ein Treuhandbüro und hätten gern ein Kundenportal für ca. 20 Mandanten, nur Dokumente",
    ],
    question:
      "Merci vielmal. Bevor ich das der Geschäftsleitung zeige: Wo liegen denn die Unterlagen nachher, bei Ihnen oder bei uns? Das ist bei uns seit einem Vorfall mit einem USB-Stick ein heikles Thema.",
    inWords: "In your own cloud account, in the region that you choose.",
    must: [german, /Cloud|Region/iu],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "birch-fu-inmobiliaria-plazo",
    language: "es",
    before: [
      "Buenas, tengo una inmobiliaria en Valencia y quiero un chatbot que conteste lo típico: horarios, zonas, papeles",
      "unas 20 páginas tendrá nuestra web, si llega",
    ],
    question:
      "Vale, pues me cuadra. ¿Y en cuántos días lo tendría funcionando? Es que a primeros de mes nos vamos todos a una feria y no quiero dejar a la becaria sola con el teléfono.",
    inWords: "Within 4 days for the smallest chatbot (usually 3 to 7).",
    must: [spanish, either(timeOf("gpt4-chatbot.one-site"), span(3, 7))],
    pages: [service("gpt4-chatbot")],
  }),
  followUp({
    id: "birch-fu-taller-dos-versiones",
    language: "es",
    before: [
      "hola qué tal, cuánto sale una landing page para mi taller de motos",
      "y el texto lo escriben ustedes?",
    ],
    question:
      "ah ok. mire, mi hermano dice que mejor dos versiones para ver cuál jala más gente, él quiere poner una calavera y yo no. eso lo manejan? y cuánto sería",
    inWords: "Yes, the landing page in two versions to compare costs $900.",
    must: [spanish, price("landing-page.two-versions")],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "birch-fu-clinica-sigue-siendo-mio",
    language: "es",
    before: [
      "Necesito automatizar tres cosas de mi clínica: avisos de cita, facturas y un informe los lunes. ¿Qué precio tiene eso?",
    ],
    question:
      "Perfecto. Una cosita más, que el informático de mi cuñado me ha metido miedo en la comida del domingo: si un día dejo de trabajar con vosotros, ¿eso sigue siendo mío o se apaga?",
    inWords:
      "It stays yours: the flows run in your own Zapier or Make account and you can change them without us.",
    must: [
      spanish,
      /(?:su|tu|vuestra) (?:propia )?cuenta|cuenta propia|(?:son|es|sigue(?:n)? siendo|queda(?:n)?|seguirá(?:n)? siendo) (?:suy|tuy|vuestr)[oa]s?|propietari|dueñ|sin nosotros/iu,
    ],
    pages: [service("workflow-automation"), "/legal/ip"],
  }),
  followUp({
    id: "birch-fu-colegio-archivos",
    language: "es",
    before: [
      "Quiero un formulario largo de preinscripción para el colegio, con archivos adjuntos",
      "¿y eso son 350 dólares, verdad?",
    ],
    question:
      "De acuerdo. ¿Y cuánto pueden ocupar los archivos que suben las familias? Porque nos mandan cada foto del libro de familia que pesa un quintal, y luego llaman para preguntar si ha llegado.",
    inWords: "Up to 10 MB each (PDF, images and Office files).",
    must: [spanish, /(?<!\d)10\s?(?:MB|megas?|megabytes?)/iu],
    pages: [service("smart-form")],
  }),
  followUp({
    id: "birch-fu-bodega-traduccion",
    language: "es",
    before: [
      "¿Cuánto cuesta una web de doce páginas en dos idiomas?",
      "Es para una bodega, en español y en inglés",
    ],
    question:
      "Entiendo. ¿Y la traducción al inglés la hacen ustedes o tengo que buscarme yo a alguien? Mi sobrina vivió un año en Dublín pero volvió hablando sobre todo de cerveza.",
    inWords: "The second language is built in with your own translation: you provide it.",
    must: [
      spanish,
      /traducci[^.]*(?:usted|su |suya|propia|aport|proporcion|entreg|facilit|client|cuenta|no (?:está )?inclu)|(?:usted|su|propia|aport\p{L}*|proporcion\p{L}*|entreg\p{L}*|facilit\p{L}*)[^.]*(?:traducci|textos)/iu,
    ],
    mustNot: [/traducimos nosotros|la traducción (?:está incluida|la hacemos)/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "birch-fu-gite-changer-seule",
    language: "fr",
    before: [
      "Bonjour, j'ai un gîte en Dordogne et je voudrais un site de cinq pages, c'est combien chez vous ?",
    ],
    question:
      "D'accord, merci. Et ensuite, si je veux changer mes tarifs au printemps ou mettre une photo de la piscine (quand elle sera enfin réparée), il faut repasser par vous à chaque fois ou je peux bidouiller ça toute seule ?",
    inWords: "She can change texts and pictures herself with an editor, with an hour of training.",
    must: [french, /vous[- ]même|toute seule|éditeur|sans (?:nous|passer)/iu],
    pages: [service("full-website")],
  }),
  followUp({
    id: "birch-fu-voyage-rendez-vous",
    language: "fr",
    before: [
      "on aimerait une page avec un assistant IA pour notre agence de voyage, qui pose des questions aux gens et nous envoie les contacts",
      "notre agenda c'est google au fait",
    ],
    question:
      "et s'il pouvait carrément caler un rendez-vous dans l'agenda ce serait le top, Nadine passe sa vie au téléphone pour ça. c'est dans la formule à 700 ou faut prendre au-dessus ?",
    inWords: "Booking in the calendar is in the next option, with CRM and booking, at $1,100.",
    must: [french, price("ai-lead-gen-lp.crm-and-booking")],
    pages: [service("ai-lead-gen-lp")],
  }),
  followUp({
    id: "birch-fu-maintenance-heure-restante",
    language: "fr",
    before: [
      "Bonjour, combien coûte votre maintenance mensuelle pour un seul site ?",
      "Très bien. Au fait, est-ce que quelqu'un parle français si je vous appelle ?",
    ],
    question:
      "Bon. Je reviens à ce que je demandais au début : si au bout du mois il me reste une heure dont je ne me suis pas servie, est-ce qu'elle passe sur le mois d'après ?",
    inWords: "No, unused hours end with the month.",
    must: [
      french,
      /perdue?s?|expire|(?:fin|termin|s['’]arrêt|s['’]éteign|dispara)\p{L}*[^.]{0,40}mois|report|ne pass|conserv|cumul/iu,
    ],
    mustNot: [/(?:est|sont|seront|sera) reportée?s/iu],
    pages: [service("ongoing-maintenance")],
  }),
];
