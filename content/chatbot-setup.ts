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
      "A chatbot is only as good as the questions it was made for. Take them from your inbox, not from a meeting.",
    tasks: [
      "Go through the last few weeks of emails, calls and chats, and write down each question in the words of the person who asked.",
      "Group identical questions and count them. The most frequent ones are your first version.",
      "Mark what a person must answer: complaints, contracts, anything about an individual customer’s money.",
      "Choose someone in your team to own this list from now on.",
    ],
    color: "ochre",
  },
  {
    id: "knowledge",
    title: "Write the answers once",
    description:
      "The bot answers from your texts. It can’t get anything right that they say twice, or not at all.",
    tasks: [
      "Give each topic its own page or document, with the question as the heading and the answer in the first sentence.",
      "Put everything into words: a bot can’t see pictures, or prices in a scanned PDF.",
      "Date anything that changes, such as prices and opening hours, and remove what no longer applies.",
      "Write down what it should not answer, and what it says instead.",
    ],
    color: "teal",
  },
  {
    id: "behaviour",
    title: "Decide how it behaves",
    description:
      "A name, a tone, the channels, and when it hands over to a person. Decide before the first test; adjust afterwards.",
    tasks: [
      "Choose a personality and write three sample answers in it, so that everyone has the same tone in mind.",
      "Start with the website as its only channel, and add others once the answers are right.",
      "Write the first message. It says that the bot is an AI, and what it can help with.",
      "Decide when a person takes over: who, how, and at what hours.",
    ],
    color: "indigo",
  },
  {
    id: "launch",
    title: "Test, go live, and keep reading",
    description:
      "Ask what real people asked, on the page where the bot will be. Then read along for a while.",
    tasks: [
      "Take questions from your list that weren’t used while the bot was built, and rate each answer: right, wrong, or correctly handed over.",
      "Ask badly: with typos, half a sentence, two questions at once, in another language.",
      "Go live on one page, read every conversation of the first few days, and fix the text behind each wrong answer.",
      "After that, read the unanswered questions once a week. They are the best list of what to write next.",
    ],
    color: "moss",
  },
];
