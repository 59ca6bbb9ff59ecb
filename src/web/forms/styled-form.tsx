import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { FormInterface } from "#domain/projects/configuration/form-interface.ts";
import { formVariables } from "./form-colours.ts";

/** Gives a form its colours where they change while one looks: set by script, as our pages take no style attributes. */
export function StyledForm(props: { styling: FormInterface["styling"]; children: ReactNode }) {
  const { styling, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const styled = useRef<{ view: HTMLElement; styling: FormInterface["styling"] }>(undefined);
  useLayoutEffect(() => {
    const view = box.current?.querySelector<HTMLElement>(".form-view");
    // Setting them has the browser style all of the form anew: not at each letter that is typed in it.
    if (!view || (styled.current?.view === view && styled.current.styling === styling)) return;
    styled.current = { view, styling };
    for (const [name, value] of Object.entries(formVariables(styling)))
      view.style.setProperty(name, value);
  }); // each time: what is inside may be a new element
  return <div ref={box}>{children}</div>;
}
