import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { TemplateBrowser } from "../templates/template-browser.tsx";

/** The service catalogue (spec studio.md §2.3), where each template can be looked at before it is used. */
export function TemplateCatalogue({ chosen }: { chosen: string | null }) {
  return (
    <section className="grid gap-4" aria-labelledby="templates">
      <h2 className="studio__title" id="templates">
        Service catalogue
      </h2>
      <TemplateBrowser
        renderName={({ id, name }) => (
          <Link
            to={paths.studioStart({ template: id })}
            aria-current={id === chosen ? "true" : undefined}
          >
            {name}
          </Link>
        )}
      />
    </section>
  );
}
