import { Toast as Base } from "@base-ui/react/toast";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";
import { Close } from "./icons.tsx";

/**
 * Says for a few seconds what was done, where nothing else on the page shows it; read out politely. What failed, or
 * has to be read, is a `Banner`: it stays. Use `useToasts` below it.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Base.Provider>
      {children}
      <Base.Portal>
        <Base.Viewport className="toasts">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className="toast">
      <Base.Content className="toast__content">
        <div>
          <Base.Title className="toast__title" />
          <Base.Description className="toast__text" />
        </div>
        <Base.Close
          render={
            <IconButton label="Dismiss">
              <Close size={16} />
            </IconButton>
          }
        />
      </Base.Content>
    </Base.Root>
  ));
}

/** @returns what shows a toast: a short title, and a sentence where one is needed */
export function useToasts(): (title: string, text?: string) => void {
  const { add } = Base.useToastManager();
  return (title, description) => void add({ title, ...(description && { description }) });
}
