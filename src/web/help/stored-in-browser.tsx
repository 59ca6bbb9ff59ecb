import { storedInBrowser } from "#content/browser-storage.ts";
import { cookieCategories } from "#content/promises.ts";
import { StoredPurpose } from "./stored-purpose.tsx";

/** The cookie registry, a group of rows for each category; one without anything says so (design, open points). */
export const StoredInBrowser = () => (
  <table className="document__table">
    <caption>What this site keeps in your browser</caption>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">Kept</th>
      </tr>
    </thead>
    {cookieCategories.map(({ name: category, canDisable }) => {
      const used = storedInBrowser.filter((one) => one.category === category);
      const isEmpty = used.length === 0;
      return (
        <tbody key={category}>
          <tr>
            <th scope="rowgroup" colSpan={isEmpty ? 1 : 2} className="document__group">
              {canDisable ? category : `${category}, always on`}
            </th>
            {isEmpty ? <td className="document__group">nothing</td> : null}
          </tr>
          {used.map((one) => (
            <tr key={one.name}>
              <td>
                <StoredPurpose one={one} />
              </td>
              <td>{one.kept}</td>
            </tr>
          ))}
        </tbody>
      );
    })}
  </table>
);
