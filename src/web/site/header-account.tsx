import { accountEntries, type Audience } from "#content/navigation.ts";
import { leadsSomewhere } from "../paths.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { NavigationItem } from "./navigation-item.tsx";

const entries = accountEntries.filter((entry) =>
  leadsSomewhere("href" in entry ? entry.href : entry.action),
);
const links = (signedIn: boolean) =>
  entries
    .filter((entry) => "href" in entry)
    .filter((entry) => (entry.audience === "signed-out") !== signedIn);
const sent = entries.filter((entry) => "action" in entry);

/** CSS shows an element to its audience alone (site-header.css); to others it isn't there at all. */
const shownTo = (audience: Audience) => ({ "data-shown-to": audience });

/** Where somebody who is signed in may go: items of a list. */
export const AccountItems = ({ path }: { path: string }) =>
  links(true).map((link) => (
    <NavigationItem key={link.href} link={link} path={path} {...shownTo(link.audience)} />
  ));

/** Signing in, registering and logging out. The last is a form: nothing that follows links logs anybody out. */
export function AccountActions({ wide }: { wide?: boolean }) {
  const invitations = links(false);
  return (
    <>
      {invitations.map((link, index) => (
        <ButtonLink
          key={link.href}
          href={link.href}
          wide={wide}
          variant={index === invitations.length - 1 ? "primary" : "quiet"}
          {...shownTo(link.audience)}
        >
          {link.label}
        </ButtonLink>
      ))}
      {sent.map(({ action, label, audience }) => (
        <form key={action} method="post" action={action} {...shownTo(audience)}>
          <Button type="submit" variant="quiet" wide={wide}>
            {label}
          </Button>
        </form>
      ))}
    </>
  );
}
