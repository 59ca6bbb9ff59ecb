import { Form, useNavigation } from "react-router";
import { paths } from "../paths.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** Stands over the portal until the address is confirmed. `isMailKept`: no mail leaves this site. */
export function ConfirmNote({ email, isMailKept }: { email: string; isMailKept: boolean }) {
  const isBusy = useNavigation().formAction === paths.confirmEmail();
  return (
    <section aria-label="Your address is not confirmed">
      <Notice tone="amber" title="Confirm your address">
        <p>
          {isMailKept
            ? `This site doesn’t send email yet. An admin can give you the link: it’s in the outbox, addressed to ${email}.`
            : `We sent a link to ${email}. Open it to confirm that the address is yours.`}{" "}
          Once it’s confirmed, orders that you paid for before you registered appear here, and you
          can turn on two-factor sign-in. Everything else already works.
        </p>
        <Form method="post" action={paths.confirmEmail()}>
          <Button type="submit" size="small" variant="quiet" busy={isBusy}>
            {isBusy ? "Writing..." : isMailKept ? "Get a new link" : "Send the link again"}
          </Button>
        </Form>
      </Notice>
    </section>
  );
}
