import { Button, ButtonLink, IconButton } from "../../ui/Button.tsx";
import { ArrowRight, Download, Search } from "../../ui/icons.tsx";
import { longWord, type Story } from "../story.ts";

const variants = ["primary", "solid", "quiet", "plain"] as const;

export const stories: Story[] = [
  ...variants.map((variant) => ({
    state: variant,
    shows: <Button variant={variant}>Send request</Button>,
  })),
  { state: "small", shows: <Button size="small">Save</Button> },
  { state: "large", shows: <Button size="large">Get a quote</Button> },
  { state: "wide", shows: <Button wide>Proceed to Checkout</Button> },
  { state: "busy", shows: <Button busy>Processing...</Button> },
  { state: "disabled", shows: <Button disabled>Save</Button> },
  {
    state: "with icons",
    shows: (
      <Button icon={<Download />} iconAfter={<ArrowRight />}>
        Export
      </Button>
    ),
  },
  { state: "a link", shows: <ButtonLink href="#Button">See the services</ButtonLink> },
  {
    state: "icon only",
    shows: (
      <IconButton label="Search">
        <Search />
      </IconButton>
    ),
  },
  { state: "a long word", shows: <Button>{longWord}</Button> },
];
