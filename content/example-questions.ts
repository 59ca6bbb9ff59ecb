/** What the chat offers to ask, as long as nothing was asked: each is answered from our own pages. */
export const exampleQuestions = [
  "What does a chatbot cost?",
  "How soon is a website done?",
  "What if I am not satisfied?",
] as const;
