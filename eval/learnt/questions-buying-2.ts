import { contact } from "#content/brand.ts";
import { guarantees, replies } from "#content/promises.ts";
import { hours, literal } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { daysIn, learnt as make, s } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("buying", id, language, question, must, pages, more);

const support = literal(contact.email.support);
const card = /\bcards?\b|Karte|tarjeta|\bcarte\b/iu;
const refundPages = ["/legal/refunds", "/legal/terms", "/"];
const quotePages = ["/quote", "/legal/terms", "/docs", "/"];

/** Buying, paying, quotes, delivery, refunds, cancelling and after-sales (50). */

export const buying2: readonly Question[] = [
  q(
    "receipt",
    "en",
    "where do i find the receipt for my order? my accountant is asking",
    [/portal|account|confirmation|mail/iu],
    ["/portal", "/register", "/docs"],
  ),

  // German, 10
  q(
    "de-rechnung",
    "de",
    "Kann man bei euch auf Rechnung zahlen? Unsere Buchhaltung hat keine Kreditkarte.",
    [card],
    ["/legal/terms", "/", "/docs"],
  ),
  q(
    "de-geld-zurueck",
    "de",
    "Was wenn mir das Ergebnis nicht gefällt, krieg ich mein Geld wieder?",
    [daysIn(guarantees.moneyBackDays)],
    refundPages,
  ),
  q(
    "de-widerruf",
    "de",
    "Ich habe gestern bestellt und möchte stornieren, ihr habt noch gar nicht angefangen. Wie geht das?",
    [support],
    refundPages,
  ),
  q(
    "de-angebot-zeit",
    "de",
    "wie schnell bekomm ich ein angebot wenn ich was eigenes brauche das nicht auf der liste steht",
    [hours(replies.quoteHours)],
    quotePages,
  ),
  q(
    "de-nachbesserung",
    "de",
    "Gibt es nach der Übergabe noch Hilfe, oder steh ich dann allein da?",
    [daysIn(guarantees.supportDays)],
    ["/", "/legal/terms", "/docs"],
  ),
  q(
    "de-zahlung-sicher",
    "de",
    "muss ich alles im voraus zahlen oder erst wenn fertig",
    [/Bestellung|bestellen|im Voraus|vorab|vorher|sofort|bei (?:der )?Bestellung|einmal/iu],
    ["/legal/terms", "/docs", "/"],
  ),
  q(
    "de-abo",
    "de",
    "Schließe ich da irgendein Abo ab das sich automatisch verlängert?",
    [/nicht|kein|nichts/iu, /verläng|von selbst|automatisch|erneuer|Abo/iu],
    ["/legal/refunds", "/legal/terms", ...s("ongoing-maintenance"), "/"],
  ),
  q(
    "de-verzug",
    "de",
    "Wann beginnt eigentlich die Lieferzeit zu laufen, ab Zahlung?",
    [/alles|Kickoff|Unterlagen|Auftakt/iu],
    ["/", "/legal/terms", "/docs"],
  ),
  q(
    "de-rabatt-menge",
    "de",
    "Wir bräuchten fünf Landingpages. Gibt's Mengenrabatt?",
    [/Angebot|anfrag|Festpreis|fest|nicht|kein/iu],
    ["/quote", "/services", "/services/landing-page", "/legal/terms"],
    { mustNot: [/\d+ ?% (?:Mengen)?rabatt (?:erhalten|bekommen|für Sie)/iu] },
  ),
  q(
    "de-demo-absagen",
    "de",
    "hab am donnerstag eine demo gebucht, kann aber nicht. wie verleg ich die",
    [/Link/iu, /Mail|Bestätigung/iu],
    ["/demo", "/legal/privacy"],
  ),

  // Spanish, 7
  q(
    "es-tarjeta",
    "es",
    "¿Cómo se paga? ¿aceptan transferencia?",
    [card],
    ["/legal/terms", "/", "/docs"],
  ),
  q(
    "es-devolucion",
    "es",
    "si no quedo contento me devuelven el dinero? en cuanto tiempo lo tengo q pedir",
    [daysIn(guarantees.moneyBackDays)],
    refundPages,
  ),
  q(
    "es-moneda",
    "es",
    "los precios estan en dolares o euros?",
    [/d[óo]lares|USD/iu],
    ["/legal/terms"],
  ),
  q(
    "es-presupuesto",
    "es",
    "Necesito algo a medida. ¿Cuánto tardan en darme un presupuesto y me compromete a algo?",
    [hours(replies.quoteHours), /no|gratis|sin (?:compromiso|coste)|nada/iu],
    quotePages,
  ),
  q(
    "es-factura-cancelar-consult",
    "es",
    "Reservé un día de consultoría pero ya no me hace falta, todavía no ha empezado. ¿Pierdo los 800?",
    [/devol|reembols|íntegr/iu],
    refundPages,
  ),
  q(
    "es-despues",
    "es",
    "y cuando ya me lo han entregado, ¿quién arregla si algo falla?",
    [daysIn(guarantees.supportDays)],
    ["/", "/legal/terms", "/docs"],
  ),
  q(
    "es-empezar",
    "es",
    "ya pagué, ¿cuándo me escriben para empezar?",
    [hours(replies.kickoffContactHours)],
    ["/docs", "/legal/terms", "/"],
  ),

  // French, 6
  q(
    "fr-remboursement",
    "fr",
    "combien de jours après la livraison pour demander un remboursement ?",
    [daysIn(guarantees.moneyBackDays)],
    refundPages,
  ),
  q(
    "fr-paiement",
    "fr",
    "Peut-on régler par virement ou faut-il absolument une carte ?",
    [card],
    ["/legal/terms", "/", "/docs"],
  ),
  q(
    "fr-devis",
    "fr",
    "un devis c'est gratuit chez vous ? et la réponse arrive quand",
    [hours(replies.quoteHours)],
    quotePages,
  ),
  q(
    "fr-apres-livraison",
    "fr",
    "Une fois le site livré, vous corrigez les bugs gratuitement pendant combien de temps ?",
    [daysIn(guarantees.supportDays)],
    ["/", "/legal/terms", "/docs"],
  ),
  q(
    "fr-arreter-projet",
    "fr",
    "si je change d'avis en plein milieu du projet, je perds tout ?",
    [/rembours/iu],
    refundPages,
  ),
  q(
    "fr-surprises",
    "fr",
    "j'ai peur des suppléments… le prix affiché, c'est vraiment le prix final ?",
    [/fixe|ferme|exactement|n[’']augmente|pas (?:de |d[’'])|aucun|ne (?:change|monte|bouge)/iu],
    ["/", "/services", "/legal/terms"],
  ),
];
