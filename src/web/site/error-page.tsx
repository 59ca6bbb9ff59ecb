import { failureWords } from "../kit/failure-words.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ArrowRight, Refresh } from "../ui/icons.tsx";
import { LostPage } from "./lost-page.tsx";

/** Nothing at this address (404). */
export function NotFoundPage() {
  return (
    <LostPage
      title="The thread ends here."
      actions={
        <>
          <ButtonLink href={paths.services()}>Browse our services</ButtonLink>
          <ButtonLink href={paths.home()} variant="plain" iconAfter={<ArrowRight />}>
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>
        There is no page at this address. It may have moved, or there may be a typo in the link.
      </p>
    </LostPage>
  );
}

/** Something failed while this page was made (spec studio.md §2.9, in its words). `href` loads it again. */
export function FailedPage({ href }: { href: string }) {
  return (
    <LostPage
      title={failureWords.title}
      actions={
        <>
          <ButtonLink href={href} icon={<Refresh />}>
            {failureWords.action}
          </ButtonLink>
          <ButtonLink href={paths.home()} variant="plain" iconAfter={<ArrowRight />}>
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>{failureWords.text}</p>
    </LostPage>
  );
}
