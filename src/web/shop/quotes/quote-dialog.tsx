import { useEffect, useRef, useState } from "react";
import type { QuoteView as Quote } from "#domain/quotes/contract.ts";
import { useIslandOpen } from "../../islands/use-island-open.ts";
import { randomKey } from "../../kit/attempt-key.ts";
import { classNames } from "../../kit/class-names.ts";
import { ConsultantPanel } from "../../site/consultant/consultant-panel.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { answerTitle } from "./quote-answer.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteIntro, quoteTitle } from "./quote-intro.tsx";

type Opened = {
  service: string | undefined;
  /** The service's title. */
  about: string | undefined;
  key: string;
  /** What came of it. */
  answer: Quote | null;
};

/**
 * The quote modal (spec site.md §2, §4): opened by links with `data-opens="quote"` and, about one service,
 * `data-service` and `data-about`. Closed by accident and opened again for the same service, it still holds
 * what was typed. On the home page it holds the consultant panel as well (`withConsultant`).
 */
export function QuoteDialog({ withConsultant = false }: { withConsultant?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const isInCall = useRef(false);
  useIslandOpen(dialog, ({ service, about }) => {
    if (!opened || opened.answer || opened.service !== service)
      setOpened({ service, about, key: randomKey(), answer: null });
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
      title={opened?.answer ? answerTitle(opened.answer) : quoteTitle(opened?.service)}
      isTitleNews={Boolean(opened?.answer)}
      onCancel={(event) => {
        if (isInCall.current) event.preventDefault();
      }}
      onClose={(event) => {
        if (event.target !== dialog.current || !isInCall.current) return;
        // A call isn't left by accident, nor goes on unseen: it is ended by its own button.
        dialog.current.showModal();
        dialog.current.querySelector<HTMLElement>(".live-call__end, .talk__end")?.focus();
      }}
    >
      {opened ? (
        <div className="quote-dialog__content">
          {opened.answer ? null : <QuoteIntro about={opened.about} />}
          <QuoteForm
            key={opened.key}
            about={opened.service ? { serviceId: opened.service } : undefined}
            requestKey={opened.key}
            onCancel={() => dialog.current?.close()}
            onAnswered={({ quote: answer }) => setOpened({ ...opened, answer })}
          />
        </div>
      ) : null}
      {opened && withConsultant ? (
        <ConsultantPanel
          headingLevel={3}
          beside="quote"
          onCall={(isShown) => {
            isInCall.current = isShown;
          }}
        />
      ) : null}
    </Dialog>
  );
}
