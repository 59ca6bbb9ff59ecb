import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { longText, type Story } from "../story.ts";

export const stories: Story[] = [
  { state: "a sentence", shows: <EmptyState>Calls appear here when they start.</EmptyState> },
  {
    state: "with an action",
    shows: (
      <EmptyState action={<ButtonLink href="#EmptyState">See the services</ButtonLink>}>
        You have no orders yet.
      </EmptyState>
    ),
  },
  { state: "long text", shows: <EmptyState>{longText}</EmptyState> },
];
