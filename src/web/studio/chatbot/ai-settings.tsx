import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { Select } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import type { BotPart } from "./bot-part.ts";

type Assistant = BotDeskView["assistant"];

/** AI Settings (spec studio.md §2.6): the models that the provider really offers, temperature and length. */
export function AiSettings({ form, assistant }: { form: BotPart; assistant: Assistant | null }) {
  const { value, change, path, isReadOnly } = form;
  const { ai } = value;
  const choices = assistant?.models ?? [];
  const isListed = ai.model === "default" || choices.includes(ai.model);
  return (
    <section className="designer__part" data-path="chatbot.ai">
      <h3 className="items__title">AI Settings</h3>
      <div data-path="chatbot.ai.model">
        <Select
          label="Model"
          name="model"
          hint={hintFor(assistant)}
          disabled={isReadOnly}
          value={ai.model}
          onChange={({ currentTarget }) =>
            change({ ...value, ai: { ...ai, model: currentTarget.value } })
          }
        >
          <option value="default">{defaultLabel(assistant, ai.model)}</option>
          {isListed ? null : <option value={ai.model}>{ai.model} (not offered)</option>}
          {choices.map((model) => (
            <option key={model} value={model}>
              {model}
            </option>
          ))}
        </Select>
      </div>
      {assistant?.missingModel && assistant.missingModel === ai.model ? (
        <Notice tone="amber" live title={`${ai.model} isn’t offered`}>
          <p>
            {assistant.kind === "own-key" ? "Your AI provider" : "The AI provider"} doesn’t list
            this model, so its default{assistant.model ? ` (${assistant.model})` : ""} answers.
            Choose another one.
          </p>
        </Notice>
      ) : null}
      <SchemaForm
        {...form}
        schema={Chatbot.shape.ai}
        only={["temperature", "maxTokens"]}
        path={[...path, "ai"]}
        value={ai}
        change={(next) => change({ ...value, ai: next })}
      />
    </section>
  );
}

const defaultLabel = (assistant: Assistant | null, chosen: string): string => {
  const isKnown = assistant?.model && (chosen === "default" || assistant.missingModel === chosen);
  return isKnown ? `Provider’s default (${assistant.model})` : "Provider’s default";
};

function hintFor(assistant: Assistant | null): string {
  if (assistant === null) return "Which model writes the answers.";
  if (assistant.kind === "built-in")
    return "No AI provider is connected, so there is no model to choose. Temperature and Max Tokens apply once one is connected.";
  if (assistant.models === null)
    return "The AI provider doesn’t say which models it offers, so its default answers.";
  return assistant.kind === "own-key"
    ? "Models that your own AI key can use."
    : "Models that the AI provider offers.";
}
