import { Fragment } from "react";
import type { ProhibitedUses } from "#content/acceptable-use.ts";
import { anchored } from "./anchored.tsx";

const Subheading = anchored("h3");

/** Uses that we don't allow, by what they harm. */
export function Prohibited({ groups }: { groups: readonly ProhibitedUses[] }) {
  return groups.map(({ title, uses }) => (
    <Fragment key={title}>
      <Subheading id={title.toLowerCase().replaceAll(" ", "-")}>{title}</Subheading>
      <ul>
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
    </Fragment>
  ));
}
