import { TextArea } from "../../ui/Field.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { longText, longWord, type Story } from "../story.ts";

export const stories: Story[] = [
  {
    state: "three",
    shows: (
      <Tabs
        label="Parts"
        tabs={[
          { value: "catalog", label: "Catalog", shows: <p>What you can build.</p> },
          { value: "designer", label: "Designer", shows: <p>{longText}</p> },
          { value: "preview", label: "Preview", shows: <p>Nothing to preview yet.</p> },
        ]}
      />
    ),
  },
  {
    state: "parts of a form: hidden ones are kept",
    shows: (
      <Tabs
        label="Languages"
        keepsHidden
        tabs={["English", "German"].map((label) => ({
          value: label,
          label,
          shows: <TextArea name={`answer-${label}`} label="Answer" rows={2} />,
        }))}
      />
    ),
  },
  {
    state: "long words",
    shows: (
      <Tabs
        label="Parts"
        tabs={["one", "two", "three"].map((value) => ({
          value,
          label: `${longWord} ${value}`,
          shows: <p>{value}</p>,
        }))}
      />
    ),
  },
];
