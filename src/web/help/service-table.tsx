import type { Service } from "#domain/catalogue/contract.ts";
import { formatUsd } from "#kit/money.ts";
import { paths } from "../paths.ts";
import { Table } from "./table.tsx";

/** Services with their starting price and delivery time, from the running catalogue; one that isn't on offer is left out. */
export function ServiceTable({
  services,
  ids,
  caption,
}: {
  services: readonly Service[];
  ids: readonly string[];
  caption: string;
}) {
  const shown = ids.flatMap((id) => services.find((service) => service.id === id) ?? []);
  return (
    <Table
      caption={caption}
      head={["Service", "From", "Delivery"]}
      rows={shown.map(({ id, title, priceRange, deliveryTime }) => [
        <a key={id} href={paths.service(id)}>
          {title}
        </a>,
        formatUsd(priceRange.minCents),
        deliveryTime,
      ])}
    />
  );
}
