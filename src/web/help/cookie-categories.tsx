import { Fragment } from "react";
import { storedInBrowser } from "#content/browser-storage.ts";
import { categoryDescriptions, emptyCategory } from "#content/consent.ts";
import { cookieCategories } from "#content/promises.ts";
import { StoredPurpose } from "./stored-purpose.tsx";
import { Table } from "./table.tsx";

/** Each category with its description, everything in it, whether it can be refused, and how long it stays. */
export const CookieCategories = () =>
  cookieCategories.map(({ name, canDisable, retention }) => {
    const kept = storedInBrowser.filter(({ category }) => category === name);
    return (
      <Fragment key={name}>
        <h3 id={`category-${name.toLowerCase()}`}>{name}</h3>
        <p>{categoryDescriptions[name]}</p>
        <p>
          {canDisable ? "Off until you accept it." : "Can’t be switched off."} Its cookies are kept:{" "}
          {retention}.
        </p>
        {kept.length > 0 ? (
          <Table
            caption={`What is in ${name}`}
            head={["What for, and its name", "Kept"]}
            rows={kept.map((one) => [<StoredPurpose key={one.name} one={one} />, one.kept])}
          />
        ) : (
          <p>{emptyCategory}</p>
        )}
      </Fragment>
    );
  });
