import { type ComponentProps, createContext, type ReactNode } from "react";
import { TextControl } from "./text-control.tsx";

/** What the texts of a form are typed into; a designer may put a control of its own here. */
export const TextFieldContext = createContext<
  (props: ComponentProps<typeof TextControl>) => ReactNode
>((props) => <TextControl {...props} />);
