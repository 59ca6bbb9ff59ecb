/** A step of the chatbot guide (spec studio.md §2.8 and §3.5, chatbot setup step). */
export type ChatbotSetupStep = {
  id: string;
  title: string;
  description: string;
  tasks: readonly string[];
  /** Token name of the step's mark (src/web/ui/tokens.css), not a CSS colour. */
  color: "indigo" | "teal" | "ochre" | "moss";
};

export const chatbotSetupSteps: readonly ChatbotSetupStep[] = [
  {
    id: "collect",
    title: "Collect what people ask",
    description:
      "A chatbot is as good as the questions that it was made for. Take them from your mail, not from a meeting.",
    tasks: [
      "Go through the last weeks of mail, calls and chats, and write each question down in the words of whoever asked.",
      "Put the same questions together, and count them. The most frequent ones are your first version.",
      "Mark what a person must answer: complaints, contracts, anything about money of one customer.",
      "Name somebody in your team who owns this list from now on.",
    ],
    color: "ochre",
  },
  {
    id: "knowledge",
    title: "Write the answers once",
    description:
      "The bot answers from your texts. What stands there twice, or nowhere, it can't get right.",
    tasks: [
      "Give each topic one page or document, with the question as its heading and the answer in its first sentence.",
      "Say everything in words: a bot doesn't see what only a picture or a price in a PDF scan shows.",
      "Put a date on what changes, such as prices and opening hours, and remove what no longer applies.",
      "Write down what it should not answer, and what it says instead.",
    ],
    color: "teal",
  },
  {
    id: "behaviour",
    title: "Decide how it behaves",
    description:
      "A name, a tone, the channels, and when it passes on. Decide it before the first test, change it after.",
    tasks: [
      "Choose a personality and write three answers in it, so that everybody means the same.",
      "Begin with the website as its only channel, and add others when the answers are right.",
      "Write the first message. It says that it is an AI, and what it can help with.",
      "Decide when a person takes over: who, by what way, and in which hours.",
    ],
    color: "indigo",
  },
  {
    id: "launch",
    title: "Test, go live, and keep reading",
    description:
      "Ask what real people asked, on the page where it will stand. Then read along for a while.",
    tasks: [
      "Take questions from your list that nobody used while the bot was built, and rate each answer: right, wrong, or rightly passed on.",
      "Ask badly: with typing errors, half a sentence, two questions in one, in another language.",
      "Go live on one page, read every conversation of the first days, and mend the text that a wrong answer came from.",
      "Then read the unanswered questions once a week. They are your best list of what to write next.",
    ],
    color: "moss",
  },
];
