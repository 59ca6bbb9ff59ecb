import { z } from "zod";
import { Colour, defaultColours, text } from "./parts.ts";

/** How a bot's window looks on the sites that show it. */
export const BotLook = z
  .strictObject({
    color: Colour.meta({ title: "Colour", description: "Of its button and what visitors say." }),
    theme: z.enum(["auto", "light", "dark"]).meta({
      title: "Theme",
      description: "Auto follows the visitor’s device.",
    }),
    position: z.enum(["right", "left"]).meta({
      title: "Corner",
      description: "Where its button stands on a page.",
    }),
    /** A picture among the project's files; null: the first letter of its name. */
    pictureFileId: text(64).nullable().meta({ title: "Picture" }),
  })
  .meta({ title: "Look" });

export const newLook: z.infer<typeof BotLook> = {
  color: defaultColours.primary,
  theme: "auto",
  position: "right",
  pictureFileId: null,
};
