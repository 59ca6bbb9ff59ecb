import { useEffect, useRef, useState } from "react";
import { useIslandOpen } from "../islands/use-island-open.ts";
import { ConsultantPanel } from "../site/consultant/consultant-panel.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { randomKey } from "./attempt-key.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteIntro, quoteTitle } from "./quote-intro.tsx";

type Opened = {
  service: string | undefined;
  /** The service's title. */
  about: string | undefined;
  key: string;
  isStored: boolean;
};

/**
 * The quote modal (spec site.md §2, §4): opened by links with `data-opens="quote"` and, about one service,
 * `data-service` and `data-about`. Closed by accident and opened again for the same service, it still holds
 * what was typed. On the home page it holds the consultant panel as well (`withConsultant`).
 */
export function QuoteDialog({ withConsultant = false }: { withConsultant?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<Opened>();
  useIslandOpen(dialog, ({ service, about }) => {
    if (!opened || opened.isStored || opened.service !== service)
      setOpened({ service, about, key: randomKey(), isStored: false });
    dialog.current?.showModal();
  });

  const key = opened?.key;
  useEffect(() => {
    // On a touch screen the keyboard would cover what the dialog says first.
    if (key && matchMedia("(pointer: fine)").matches)
      dialog.current?.querySelector("textarea")?.focus();
  }, [key]);

  return (
    <Dialog
      ref={dialog}
      className={classNames("quote-dialog", withConsultant && "quote-dialog--wide")}
      title={quoteTitle(opened?.service)}
    >
      {opened ? (
        <div className="quote-dialog__content">
          {opened.isStored ? null : <QuoteIntro about={opened.about} />}
          <QuoteForm
            key={opened.key}
            about={opened.service ? { serviceId: opened.service } : undefined}
            requestKey={opened.key}
            onCancel={() => dialog.current?.close()}
            onStored={() => setOpened({ ...opened, isStored: true })}
          />
        </div>
      ) : null}
      {opened && withConsultant ? <ConsultantPanel headingLevel={3} beside="quote" /> : null}
    </Dialog>
  );
}
