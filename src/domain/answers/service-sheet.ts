import type { Service } from "#domain/catalogue/index.ts";
import { dollars } from "./offers.ts";

type Sheet = { path: string; title: string; text: string };

/** A service as its page tells it, in two parts that a model may answer from: its sizes, and the rest. */
export function serviceSheets({
  id,
  title,
  description,
  scopes,
  features,
  technicalSpecs,
  paymentModels,
}: Service): Sheet[] {
  const path = `/services/${id}`;
  const sizes = scopes.map(
    ({ name, priceCents, deliveryText, description: about, includes }) =>
      `“${name}”, ${dollars(priceCents)}, ${deliveryText}: ${about} Includes: ${includes.join("; ")}.`,
  );
  const paying = paymentModels.map(
    ({ name, price, description: about, details }) =>
      `Payment, ${name}${price ? ` (${price})` : ""}: ${about} ${details.join("; ")}.`,
  );
  const specs = technicalSpecs.map(({ name, value }) => `${name}: ${value}.`);
  return [
    { path, title: `${title}: sizes and prices`, text: [description, ...sizes].join("\n") },
    {
      path,
      title: `${title}: details`,
      text: [`${features.join("; ")}.`, ...specs, ...paying].join("\n"),
    },
  ];
}
