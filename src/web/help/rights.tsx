import { Fragment } from "react";
import { answered, dataRights } from "#content/data-rights.ts";
import { anchored } from "./anchored.tsx";

const Subheading = anchored("h3");

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What people can ask about their data, one right after the other (spec studio.md §2.8, §3.5). */
export function Rights() {
  return dataRights.map((one) => (
    <Fragment key={one.id}>
      <Subheading id={one.id}>{one.right}</Subheading>
      <p>
        {capital(one.description)} ({one.article}).
      </p>
      <dl className="facts">
        <div>
          <dt>What to do</dt>
          <dd>{one.process}</dd>
        </div>
        <div>
          <dt>Answered</dt>
          <dd>{answered(one)}</dd>
        </div>
      </dl>
    </Fragment>
  ));
}
