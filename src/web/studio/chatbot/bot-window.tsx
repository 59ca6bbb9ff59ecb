import { type ReactNode, useContext, useState } from "react";
import { botWords, inNameOf } from "#content/bot-words.ts";
import { personalities } from "#content/chatbot-options.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { PictureContext } from "../pictures.ts";

/** What it says first: its own greeting, or the one that its window says in its name. */
export const greetingOf = ({ greeting, name, languages }: Chatbot): string =>
  greeting.trim() || inNameOf(botWords[languages[0] ?? "en"].greeting, name.trim() || "ChatBot");

/** The bot's window as its visitors see it; what stands in it besides the greeting is given. */
export function BotWindow({
  chatbot,
  children,
  foot,
}: {
  chatbot: Chatbot;
  children?: ReactNode;
  foot?: ReactNode;
}) {
  const { name, personality } = chatbot;
  const tone = personalities.find(({ id }) => id === personality);
  return (
    <div className="bot">
      <div className="bot__head">
        <BotMark chatbot={chatbot} />
        <div>
          <p className="bot__name">{name.trim() || "A bot without a name"}</p>
          <p className="bot__ai">AI assistant, {tone?.label.toLowerCase()}</p>
        </div>
      </div>
      <div className="bot__talk">
        <p className="bot__line">{greetingOf(chatbot)}</p>
        {children}
      </div>
      {foot}
    </div>
  );
}

/** Its picture; without one its first letter on its colour, drawn, as styles can't be written into the page. */
function BotMark({ chatbot: { name, look } }: { chatbot: Chatbot }) {
  const pictureOf = useContext(PictureContext);
  const picture = look.pictureFileId && pictureOf(look.pictureFileId);
  const [missing, setMissing] = useState<string | null>(null);
  if (picture && picture !== missing)
    return <img className="bot__mark" src={picture} alt="" onError={() => setMissing(picture)} />;
  return (
    <svg className="bot__mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={look.color} />
      <text x="16" y="21.5" textAnchor="middle" fill={inkOn(look.color)}>
        {Array.from(name.trim())[0]?.toUpperCase() ?? "?"}
      </text>
    </svg>
  );
}

/** Black or white, whichever reads better on a colour (WCAG 2.2, relative luminance). */
export function inkOn(color: string): "#000000" | "#ffffff" {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // White on a colour of this luminance has the same contrast as black.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}
