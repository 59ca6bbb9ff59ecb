import { guarantees, replies } from "#content/promises.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { formatUsd } from "#kit/money.ts";
import { paths } from "../paths.ts";

type Passage = {
  path: string;
  kind: string;
  title: string;
  part?: string;
  text: string;
  also?: string;
};

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Within a sentence; short names in capitals stay. */
const inSentence = (text: string) =>
  text.replace(/^[A-Z](?=[a-z\s])/, (letter) => letter.toLowerCase());

function priceOf({ title, priceRange: { minCents, maxCents } }: Service): string {
  return minCents === maxCents
    ? `${title} costs ${formatUsd(minCents)}.`
    : `${title} costs ${formatUsd(minCents)} to ${formatUsd(maxCents)}, depending on the option you choose.`;
}

/**
 * What Aria may say of a service, by the parts of its page (their anchors are those of service-details.tsx). A
 * line is what can be told by itself; prices and times are the catalogue's of the moment.
 */
export function servicePassages(service: Service): Passage[] {
  const { id, title, scopes } = service;
  const page = { kind: "service", title } as const;
  const part = (
    anchor: string,
    heading: string,
    lines: readonly string[],
    also?: string,
  ): Passage => ({
    ...page,
    path: `${paths.service(id)}#${anchor}`,
    part: heading,
    text: lines.join("\n"),
    ...(also ? { also } : {}),
  });
  return [
    {
      ...page,
      path: paths.service(id),
      text: [
        service.description,
        priceOf(service),
        `${title} usually takes ${service.deliveryTime}.`,
        ...service.benefits.map(sentence),
      ].join("\n"),
    },
    part(
      "options",
      "What you can buy",
      [
        priceOf(service),
        ...scopes.flatMap(({ name, priceCents, deliveryText, description, includes }) => [
          `${name}: ${formatUsd(priceCents)}, ${deliveryText}.`,
          `${name}: ${description}`,
          `${name} includes ${includes.map(inSentence).join("; ")}.`,
        ]),
      ],
      "price cost options sizes scopes",
    ),
    part("features", "Features", service.features.map(sentence), "includes can does"),
    part(
      "payment",
      "Ways to pay",
      service.paymentModels.map(({ name, price, description, details }) =>
        [`${name}${price ? `, ${price}` : ""}:`, description, ...details.map(sentence)].join(" "),
      ),
      "pay monthly once instalments",
    ),
    part(
      "specifications",
      "Technical specifications",
      service.technicalSpecs.map(({ name, value }) => sentence(`${name}: ${value}`)),
      "technology works with",
    ),
    part(
      "delivery",
      "Delivery",
      [
        `${title} usually takes ${service.deliveryTime}. Each option has its own delivery time.`,
        ...scopes.map(({ name, deliveryText }) => sentence(`${name}: ${deliveryText}`)),
        `First contact after your order: within ${replies.kickoffContactHours} hours.`,
        `Support after delivery: ${guarantees.supportDays} days.`,
      ],
      "time long days take ready finished",
    ),
  ];
}
