import {
  createContext,
  use,
  useEffect,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";
import { openIslands } from "./open-islands.ts";
import { islands, type IslandName } from "./registry.ts";

/** Set by entry.server only: renders an island as a React root of its own, so that useId matches. */
export const IslandRenderer = createContext<
  ((node: ReactElement, prefix: string) => string) | null
>(null);

type Props<N extends IslandName> = {
  name: N;
  /** `intent`: when someone points at or focuses what opens it (data-opens), or touches the island itself. */
  when?: "visible" | "idle" | "intent";
  /** Must survive JSON. */
  props: ComponentProps<(typeof islands)[N]>;
};

/** An interactive part of a document: rendered here, hydrated alone in the browser. */
export function Island<N extends IslandName>({ name, when = "visible", props: given }: Props<N>) {
  const render = use(IslandRenderer);
  // TypeScript cannot see that the props of N fit the component of N once both are unions.
  const props = given as object;
  const Component = islands[name] as ComponentType<object>;
  if (import.meta.env.DEV)
    return (
      <WithinPage name={name}>
        <Component {...props} />
      </WithinPage>
    );
  if (!render) return <Component {...props} />;
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: render(<Component {...props} />, `${name}-`) }}
    />
  );
}

let isListening = false;

/** In development the whole page hydrates, its islands with it; links open them all the same. */
function WithinPage({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    openIslands(() => Promise.resolve());
  }, []);
  return <div data-island={name}>{children}</div>;
}
