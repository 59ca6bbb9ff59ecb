import { demosClosed } from "#content/demos.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { useNextDemo } from "./use-next-demo.ts";

/**
 * The panel's way to a demo (spec site.md §2): the calendar, and where scripts run its next free time. Where it
 * is closed it says what the specification's alert says.
 * @param beside the contact form stands on the same page
 */
export function DemoTile({ beside }: { beside?: "quote" | "contact" | undefined }) {
  const { isOpen, next } = useNextDemo();
  const looks = { variant: "plain", iconAfter: <ArrowRight /> } as const;
  return isOpen ? (
    <>
      <p>
        A half-hour video call with one of our team, at a time you choose.
        {next ? (
          <>
            {" "}
            Next available: <a href={paths.demo({ zone: next.zone, at: next.at })}>{next.words}</a>
          </>
        ) : null}
      </p>
      <div className="consult__links">
        <ButtonLink {...looks} href={paths.demo()}>
          Choose a time
        </ButtonLink>
      </div>
    </>
  ) : (
    <>
      {/* Not as the others' words: these are shown where there is little room, too. */}
      <div>
        <p>{demosClosed}</p>
      </div>
      <div className="consult__links">
        <ButtonLink
          {...looks}
          href={paths.contact("demo")}
          {...(beside === "contact" && { "data-opens": "contact-form", "data-subject": "demo" })}
        >
          Contact us
        </ButtonLink>
      </div>
    </>
  );
}
