import { memo } from "react";
import type { WebApp } from "#domain/projects/configuration/web-app.ts";
import { listed } from "../../help/templates/drawing.ts";
import { Button } from "../../ui/Button.tsx";
import { Printer } from "../../ui/icons.tsx";
import { openQuestions } from "./open-questions.ts";

/** The brief on one page, as it is printed and sent to whoever builds the app. */
export const Brief = memo(function Brief({ name, webApp }: { name: string; webApp: WebApp }) {
  const features = webApp.features.map((one) => one.trim()).filter((one) => one !== "");
  const facts = [
    ["Signing in", webApp.authentication],
    ["Payments", webApp.paymentGateway.trim() === "" ? "None" : webApp.paymentGateway],
    ["Framework", webApp.framework],
    ["Database", webApp.database],
  ].filter(([, value]) => value?.trim() !== "");
  const questions = openQuestions(webApp);
  return (
    <div className="view">
      <article className="brief" aria-label="Brief">
        <header>
          <h3 className="brief__name">{name}</h3>
          {webApp.goal.trim() === "" ? null : <p className="brief__goal">{webApp.goal}</p>}
        </header>
        {webApp.users.trim() === "" ? null : (
          <section>
            <h4>Users</h4>
            <p>{webApp.users}</p>
          </section>
        )}
        <section>
          <h4>Features</h4>
          {features.length === 0 ? (
            <p className="field__hint">None yet. Name what people can do in it.</p>
          ) : (
            <ol className="brief__features">
              {listed(features).map(([key, feature]) => (
                <li key={key}>{feature}</li>
              ))}
            </ol>
          )}
        </section>
        <section>
          <h4>Technology</h4>
          <dl className="fact-list">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {webApp.notes.trim() === "" ? null : (
          <section>
            <h4>Notes</h4>
            <p className="brief__notes">{webApp.notes}</p>
          </section>
        )}
        {questions.length > 0 ? (
          <section>
            <h4>Still open</h4>
            <ul className="tips">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </article>
      <Button
        variant="quiet"
        size="small"
        className="needs-js brief__print"
        icon={<Printer size={16} />}
        onClick={() => print()}
      >
        Print the brief
      </Button>
    </div>
  );
});
