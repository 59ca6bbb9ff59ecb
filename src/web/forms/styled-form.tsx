import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { formVariables } from "./form-colours.ts";

/** Gives a form its colours where they change while one looks: set by script, as our pages take no style attributes. */
export function StyledForm(props: { styling: FormInterface["styling"]; children: ReactNode }) {
  const { styling, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const view = box.current?.querySelector<HTMLElement>(".form-view");
    for (const [name, value] of Object.entries(formVariables(styling)))
      view?.style.setProperty(name, value);
  });
  return <div ref={box}>{children}</div>;
}
