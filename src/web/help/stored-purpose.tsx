import { Fragment } from "react";
import type { StoredInBrowser } from "#content/browser-storage.ts";

/** What something in the browser is for; below, its name, which breaks between its parts only, and its place. */
export const StoredPurpose = ({ one: { name, where, purpose } }: { one: StoredInBrowser }) => (
  <>
    {purpose}{" "}
    <span className="stored-name">
      <code>
        {name.split(/(?<=[._])/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
      , {where}
    </span>
  </>
);
