import { useRef, useState } from "react";
import { useIslandOpen } from "../../islands/use-island-open.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { InterestForm } from "../contact/interest-form.tsx";

type Opened = { category: string; name: string; price: string; round: number };

/**
 * The quote form of a portfolio entry (spec site.md §2): opened by links with `data-opens="interest"`,
 * `data-category`, `data-name` and `data-price`. Closed by accident and opened again for the same entry, it
 * still holds what was typed.
 */
export function InterestDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [round, setRound] = useState(0);
  useIslandOpen(dialog, ({ category = "", name = "", price = "" }) => {
    setOpened({ category, name, price, round });
    dialog.current?.showModal();
  });
  return (
    <Dialog ref={dialog} title={opened ? `Get a quote: ${opened.name}` : "Get a quote"}>
      {opened ? (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            This kind of work costs <span className="figures text-ink">{opened.price}</span>. Tell
            us what you have in mind, and you get a price for it.
          </p>
          <InterestForm
            key={`${opened.category} ${opened.round}`}
            categoryId={opened.category}
            categoryName={opened.name}
            onClose={() => {
              setRound(round + 1);
              dialog.current?.close();
            }}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
