import { storedInBrowser } from "#content/browser-storage.ts";
import { cookieCategories } from "#content/promises.ts";
import { Table } from "./table.tsx";

/** The cookie registry by category; a category without anything says so (design, open points). */
export function StoredInBrowser() {
  const rows = cookieCategories.flatMap(({ name: category, canDisable }) => {
    const label = canDisable ? category : `${category}, always on`;
    const used = storedInBrowser.filter((one) => one.category === category);
    if (used.length === 0) return [[label, "nothing", "–"]];
    return used.map(({ name, where, purpose, kept }) => [
      label,
      <>
        {purpose}: <code>{name}</code>, {where}
      </>,
      kept,
    ]);
  });
  return (
    <Table
      caption="What this site keeps in your browser"
      head={["Category", "What", "Kept"]}
      rows={rows}
    />
  );
}
