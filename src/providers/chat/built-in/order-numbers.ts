import { withoutContactDetails } from "#kit/read-contact.ts";

const word = String.raw`(?:orders?|order (?:number|no\.?)|bestell(?:ung|nummer|nr\.?)?|auftrag(?:snummer)?|pedidos?|número de pedido|commandes?|numéro de commande|ticket|invoice|rechnung(?:snummer)?|factura|facture)`;
const number = String.raw`((?=[\w-]*\d)[A-Za-z]{0,4}[-_]?[\w-]{4,40})`;
const patterns = [
  // As our own orders are numbered.
  /(?<![\w-])(ord_[\da-z]{4,40})(?![\w-])/iu,
  new RegExp(
    String.raw`(?<!\p{L})${word}(?!\p{L})[^.!?\n]{0,25}?(?<![\p{L}\d])#?${number}\b`,
    "iu",
  ),
  new RegExp(String.raw`(?<![\w&])#\s?${number}\b`, "u"),
];
const asked = /(?<!\p{L})(?:order|bestell|pedido|commande)\p{L}*/iu;

/** The number of the order that somebody speaks of; null where they name none. */
export function orderNumberIn(said: readonly string[]): string | null {
  const all = withoutContactDetails(said.join("\n"));
  for (const pattern of patterns) {
    const found = pattern.exec(all)?.[1];
    if (found) return found;
  }
  // Told by itself, once an order is spoken of: "it's 58213".
  const alone = said.flatMap(
    (text) => /^\D{0,25}?\b([A-Z]{0,3}-?\d{5,8})\W*$/u.exec(text)?.[1] ?? [],
  );
  return asked.test(all) ? (alone[0] ?? null) : null;
}
