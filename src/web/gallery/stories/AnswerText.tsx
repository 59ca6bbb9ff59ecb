import { AnswerText } from "../../ui/AnswerText.tsx";
import { longWord, type Story } from "../story.ts";

const answer =
  "From **$400**, see [the service](/services/gpt4-chatbot).\n\n- one\n- two\n\n`code`";

export const stories: Story[] = [
  { state: "Markdown", shows: <AnswerText text={answer} /> },
  {
    state: "markup is left out",
    shows: <AnswerText text="Before <img src=x onerror=alert(1)> after" />,
  },
  { state: "a long word", shows: <AnswerText text={longWord.repeat(2)} /> },
];
