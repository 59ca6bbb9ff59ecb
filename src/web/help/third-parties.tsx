import { thirdPartiesOf } from "#content/third-parties.ts";
import type { Facts } from "./facts.ts";
import { Table } from "./table.tsx";

/** Who else may keep something in a browser, on this installation as it is set up. */
export function ThirdParties(connected: Pick<Facts, "payments" | "video">) {
  const used = thirdPartiesOf(connected);
  if (used.length === 0)
    return (
      <p>
        None. The payment page is our own test page, and our pages load nothing from other
        companies.
      </p>
    );
  return (
    <Table
      caption="Other providers, on their own pages and in their own frames"
      head={["Provider", "Purpose", "Kept, and how to opt out"]}
      rows={used.map(({ provider, purpose, cookies, retention, optOut, href }) => [
        <a key={provider} href={href}>
          {provider}
        </a>,
        `${purpose}: ${cookies.join(", ")}`,
        `${retention}; ${optOut}`,
      ])}
    />
  );
}
