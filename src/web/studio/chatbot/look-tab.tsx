import { BotLook } from "#domain/projects/configuration/chatbot-look.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { PictureControl } from "../fields/picture-control.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import type { BotPart } from "./bot-part.ts";

/** How the bot's window looks, and which sites may show it. */
export function LookTab({ projectId, ...form }: BotPart & { projectId: string }) {
  const { value, change, path, isReadOnly } = form;
  return (
    <div className="designer">
      <PictureControl
        projectId={projectId}
        label="Picture"
        hint="Shown next to the bot’s name. Without one, the first letter of its name is shown."
        value={value.look.pictureFileId}
        isReadOnly={isReadOnly}
        onChange={(pictureFileId) => change({ ...value, look: { ...value.look, pictureFileId } })}
      />
      <SchemaForm
        {...form}
        schema={BotLook}
        only={["color", "theme", "position"]}
        path={[...path, "look"]}
        value={value.look}
        change={(look) => change({ ...value, look })}
      />
      <SchemaForm {...form} schema={Chatbot} only={["allowedSites"]} />
    </div>
  );
}
