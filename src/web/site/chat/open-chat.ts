import { fetchStyles } from "../../kit/fetch-styles.ts";
import { makeDialog, type ChatDialog } from "./chat-dialog.ts";
import { createOpening } from "./opening.ts";
import { rememberOpen } from "./remember-open.ts";
import css from "../../styles/chat.css?url";

const opening = createOpening();
let dialog: Promise<ChatDialog> | undefined;

/**
 * Opens the chat. @param from what was clicked or sent, which is busy until the panel is there: its
 * `data-ask`, or what is typed into a form, is asked at once. Null: it was open before, and takes no focus.
 * @throws where the panel can't be fetched
 */
export async function openChat(from: HTMLElement | null): Promise<void> {
  from?.setAttribute("aria-busy", "true");
  try {
    dialog ??= fetchPanel();
    const panel = await dialog;
    from?.closest("dialog")?.close(); // nothing beside a modal dialog can be used
    panel.show();
    const text = from ? wishOf(from) : "";
    const { openedByHand } = opening.read();
    opening.change({
      isOpen: true,
      ...(from && { openedByHand: openedByHand + 1 }),
      ...(text && { wish: { text } }),
    });
    rememberOpen(true);
  } catch (thrown) {
    dialog = undefined; // the next click may have more luck
    throw thrown;
  } finally {
    from?.removeAttribute("aria-busy");
  }
}

function wishOf(from: HTMLElement): string {
  if (!(from instanceof HTMLFormElement)) return from.dataset["ask"] ?? "";
  const [typed] = new FormData(from).values();
  from.reset();
  return typeof typed === "string" ? typed.trim() : "";
}

async function fetchPanel(): Promise<ChatDialog> {
  const [{ createRoot }, { createElement }, { ChatPanel }] = await Promise.all([
    import("react-dom/client"),
    import("react"),
    import("./chat-panel.tsx"),
    fetchStyles(css),
  ]);
  const panel = makeDialog(() => {
    opening.change({ isOpen: false });
    rememberOpen(false);
  });
  createRoot(panel.element).render(
    createElement(ChatPanel, { opening, onClose: () => panel.hide() }),
  );
  return panel;
}
