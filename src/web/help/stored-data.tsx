import type { Facts } from "./facts.ts";

/** Names of the retention classes as a reader knows them; another class shows its own name. */
const titles: Readonly<Record<string, string>> = {
  customer: "Your customer data",
  enquiry: "Requests you sent us",
  mail: "Emails we sent you",
  operations: "Operational records",
  order: "Orders and business records",
};

/** Parts of names that aren't words of our pages. */
const words: readonly [RegExp, string][] = [
  [/\bai\b/g, "AI"],
  [/\btill\b/g, "test payment"],
  [/\btwo factors?\b/g, "second factors"],
];

/** `customerEmail`, `payment_events` → `customer email`, `payment events` */
const inWords = (name: string) =>
  words.reduce(
    (text, [part, word]) => text.replace(part, word),
    name
      .replace(/_/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase(),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is stored and how long, each field with its purpose: read from the running program. */
export function StoredData({ stored }: { stored: Facts["stored"] }) {
  return (
    <div className="stored">
      {stored.map(({ name, kept, tables }) => (
        <details key={name} className="stored__class">
          <summary>
            <span className="stored__title">{titles[name] ?? capital(inWords(name))}</span>
            <span className="stored__kept">Kept {kept}</span>
            <span className="stored__tables">
              {capital(tables.map((table) => inWords(table.name)).join(", "))}
            </span>
          </summary>
          {tables.map((table) => (
            <div key={table.name}>
              <h3>{capital(inWords(table.name))}</h3>
              <dl>
                {table.columns.map((column) => (
                  <div key={column.name}>
                    <dt>{inWords(column.name)}</dt>
                    <dd>{column.purpose}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </details>
      ))}
    </div>
  );
}
