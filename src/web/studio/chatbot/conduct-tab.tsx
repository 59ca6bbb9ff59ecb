import { BotConduct } from "#domain/projects/configuration/chatbot-conduct.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { SchemaForm } from "../fields/schema-form.tsx";
import type { BotPart } from "./bot-part.ts";
import { HoursFields } from "./hours-fields.tsx";

const { lead, hours, handOver } = BotConduct.shape;

/** How it begins, whom it takes details from, when people are there, what it keeps quiet about. */
export function ConductTab(form: BotPart) {
  const { value, change, path, isReadOnly } = form;
  const { conduct } = value;
  const at = [...path, "conduct"];
  const setConduct = (part: Partial<Chatbot["conduct"]>) =>
    change({ ...value, conduct: { ...conduct, ...part } });
  const isOffered = conduct.lead.when !== "never";
  return (
    <>
      <section className="designer__part">
        <h3 className="items__title">Start of a chat</h3>
        <SchemaForm {...form} schema={Chatbot} only={["greeting", "suggestions", "languages"]} />
      </section>
      <section className="designer__part">
        <h3 className="items__title">Leads</h3>
        <SchemaForm
          {...form}
          schema={lead}
          only={isOffered ? ["when", "fields", "text", "consent"] : ["when"]}
          path={[...at, "lead"]}
          value={conduct.lead}
          change={(next) => setConduct({ lead: next })}
        />
      </section>
      <section className="designer__part">
        <h3 className="items__title">People</h3>
        <SchemaForm
          {...form}
          schema={handOver}
          only={conduct.handOver.isOn ? ["isOn", "afterUnanswered", "words", "email"] : ["isOn"]}
          path={[...at, "handOver"]}
          value={conduct.handOver}
          change={(next) => setConduct({ handOver: next })}
        />
        <SchemaForm
          {...form}
          schema={hours}
          only={["isLimited"]}
          path={[...at, "hours"]}
          value={conduct.hours}
          change={(next) => setConduct({ hours: next })}
        />
        {conduct.hours.isLimited ? (
          <>
            <HoursFields
              hours={conduct.hours}
              change={(next) => setConduct({ hours: next })}
              isReadOnly={isReadOnly}
            />
            <SchemaForm
              {...form}
              schema={hours}
              only={["outside", "text"]}
              path={[...at, "hours"]}
              value={conduct.hours}
              change={(next) => setConduct({ hours: next })}
            />
          </>
        ) : null}
      </section>
      <section className="designer__part">
        <h3 className="items__title">Limits</h3>
        <SchemaForm
          {...form}
          schema={BotConduct}
          only={["avoid", "retentionMonths"]}
          path={at}
          value={conduct}
          change={(next) => change({ ...value, conduct: next })}
        />
      </section>
    </>
  );
}
