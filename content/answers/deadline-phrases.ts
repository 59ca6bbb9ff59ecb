import type { Language } from "#domain/answers/contract.ts";

/** What is added to a delivery time for somebody who named a date. */
export const deadlinePhrases: Readonly<Record<Language, string>> = {
  en: "The time runs from the day we have everything we need from you, so count back from your date. If it must be ready by then, name the date in [a quote request](/quote): within 24 hours you know whether we can hold it.",
  de: "Die Zeit läuft ab dem Tag, an dem wir alles Nötige von Ihnen haben; rechnen Sie also von Ihrem Termin zurück. Muss es bis dahin fertig sein, nennen Sie den Termin in [einer Angebotsanfrage](/quote): Innerhalb von 24 Stunden wissen Sie, ob wir ihn halten können.",
  es: "El plazo cuenta desde el día en que tenemos todo lo necesario, así que calcule hacia atrás desde su fecha. Si tiene que estar listo para entonces, indique la fecha en [una solicitud de presupuesto](/quote): en 24 horas sabrá si podemos cumplirla.",
  fr: "Le délai court à partir du jour où nous avons tout ce qu’il faut ; comptez donc à rebours depuis votre date. Si tout doit être prêt d’ici là, indiquez la date dans [une demande de devis](/quote) : sous 24 heures, vous savez si nous pouvons la tenir.",
};
