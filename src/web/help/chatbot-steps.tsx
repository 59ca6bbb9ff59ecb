import { chatbotSetupSteps } from "#content/chatbot-setup.ts";
import { Step, Steps } from "./steps.tsx";

/** The four steps of the chatbot guide (spec studio.md §2.8), each in its colour. */
export const ChatbotSteps = () => (
  <Steps>
    {chatbotSetupSteps.map(({ id, title, description, tasks, color }) => (
      <Step key={id} id={id} title={title} mark={color}>
        <p>{description}</p>
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </Step>
    ))}
  </Steps>
);
