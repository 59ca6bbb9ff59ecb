import type { PreviewProps } from "../designer-props.ts";
import { ChatbotView } from "./chatbot-view.tsx";

export default function ChatbotPreview({ configuration }: PreviewProps<"chatbot">) {
  return <ChatbotView chatbot={configuration.chatbot} />;
}
