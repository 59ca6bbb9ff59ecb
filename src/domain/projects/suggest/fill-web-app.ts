import {
  databaseNames,
  featureSignals,
  frameworkNames,
  paymentNames,
  signInSignals,
} from "#content/studio-start/web-apps.ts";
import { newWebApp } from "../configuration/web-app.ts";
import type { Filler } from "./suggestion.ts";
import { capital, clipped, says } from "./told.ts";

const root = "webApp";
/** Where the sentence names fewer features, the template's are added. */
const minFeatures = 1;

/** A web app's brief: its goal, what people can do in it, sign-in and payment (spec studio.md §3.1). */
export const fillWebApp: Filler<"web-app"> = (told, templates) => {
  const { plain, sentence, subject } = told;
  const [bookings, jobs] = templates;
  const template =
    (says(plain, "book|reserv|appointment|termin|buch|cita|rendez") ? bookings : jobs) ?? null;
  const base = template?.configuration.webApp ?? newWebApp;
  const named = featureSignals
    .filter(({ said }) => says(plain, said))
    .map(({ feature }) => feature);
  const features = (
    named.length >= minFeatures ? named : [...new Set([...named, ...base.features])]
  ).slice(0, 20);
  const signIn = signInSignals.find(({ said }) => says(plain, said));
  const find = (names: readonly string[]) =>
    names.find((one) => says(plain, `${one.toLowerCase().replace(".", "\\.")}\\b`));
  const payment = find(paymentNames);
  const isPaid = says(
    plain,
    "pay\\b|payment|deposit|checkout|subscription|bezahl|zahlung|pago|pagar|paie|payer|\\babos?\\b",
  );
  const framework = find(frameworkNames);
  return {
    name:
      told.calledName ??
      (subject
        ? `Web app: ${capital(subject)}`
        : named.length < minFeatures && template
          ? template.name
          : "Web app"),
    templateId: named.length >= minFeatures ? null : (template?.id ?? null),
    configuration: {
      webApp: {
        ...newWebApp,
        goal: clipped(sentence, 1000),
        users: subject ? clipped(capital(subject), 500) : "",
        framework: framework ?? base.framework,
        features,
        database: find(databaseNames) ?? base.database,
        authentication: signIn?.authentication ?? base.authentication,
        paymentGateway: payment ?? (isPaid ? "Stripe" : ""),
      },
    },
    reasons: [
      {
        text: "Your own sentence. Say more about what should be easier afterwards.",
        path: [root, "goal"],
      },
      named.length >= minFeatures
        ? { text: "What people can do in it, as your sentence names it.", path: [root, "features"] }
        : {
            text: `Your sentence names no features, so these are from the template “${template?.name ?? ""}”.`,
            path: [root, "features"],
          },
      {
        text: signIn
          ? "The sign-in that you asked for."
          : "How teams usually sign in. Change it if yours do otherwise.",
        path: [root, "authentication"],
      },
      payment || isPaid
        ? {
            text: payment
              ? "The payment provider that you named."
              : "Something is paid in it. Stripe is what we use most.",
            path: [root, "paymentGateway"],
          }
        : {
            text: "Nothing is paid in it, as far as your sentence says.",
            path: [root, "paymentGateway"],
          },
    ],
  };
};
