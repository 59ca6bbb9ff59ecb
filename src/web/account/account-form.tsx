import type { ComponentProps } from "react";
import { ActionForm } from "../ui/ActionForm.tsx";

/** A form of the account pages; `quiet` where another form of the page is the one thing to do. */
export const AccountForm = ({
  quiet = false,
  ...props
}: Omit<ComponentProps<typeof ActionForm>, "button" | "className"> & { quiet?: boolean }) => (
  <ActionForm
    {...props}
    className="account__form"
    button={{ size: "large", wide: true, variant: quiet ? "quiet" : "primary" }}
  />
);
