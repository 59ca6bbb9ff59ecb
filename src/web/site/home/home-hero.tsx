import { brand, hero } from "#content/brand.ts";
import { replies } from "#content/promises.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { ThreadEdge, ThreadGap } from "../../ui/ThreadRun.tsx";

/**
 * Aria's own input: it opens the chat with the sentence already asked. Without scripts it is a plain form that
 * opens the quote page with it.
 */
function AriaInput() {
  return (
    <form className="aria" action={paths.quote()} method="get" data-chat="">
      <div className="aria__ask">
        <ThreadEdge className="aria__entry" />
        <label className="aria__label display" htmlFor="wish">
          {hero.inputLabel}
        </label>
        <div className="aria__line">
          <input
            className="aria__input"
            id="wish"
            name="wish"
            type="text"
            required
            maxLength={500}
            placeholder="Type it here"
            autoComplete="off"
            aria-describedby="wish-hint"
            enterKeyHint="go"
          />
          <button className="aria__send" type="submit" aria-label="Ask">
            <ArrowRight size={22} />
          </button>
        </div>
      </div>
      <div className="aria__rest">
        <ThreadEdge className="aria__exit" />
        <p className="aria__hint" id="wish-hint">
          <span className="needs-js">
            One sentence is enough. {brand.consultant}, our AI, answers here.
          </span>
          <noscript>
            One sentence is enough. It starts a quote request; you get an answer within{" "}
            {replies.quoteHours} hours.
          </noscript>
        </p>
        <ul className="aria__wishes" aria-label="Examples">
          {hero.exampleWishes.map((wish) => (
            <li key={wish}>
              <a href={paths.quote({ wish })} data-chat="" data-ask={wish}>
                <span>{wish}</span>
                <ArrowRight />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}

/** The first screen, which does the job: what we are, Get Quote, and Aria's input on the thread. */
export function HomeHero({ serviceCount }: { serviceCount: number }) {
  return (
    <section className="band hero" aria-labelledby="headline">
      <ThreadGap className="hero__entry" />
      <div className="hero__words">
        <ThreadEdge className="hero__side" />
        <h1 id="headline">{hero.headline}</h1>
        <p className="section__lede">{hero.subline}</p>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
          <ButtonLink href={paths.quote()} size="large" data-opens="quote">
            Get Quote
          </ButtonLink>
          <ButtonLink href={paths.services()} variant="plain" iconAfter={<ArrowRight />}>
            {serviceCount > 0 ? `See all ${serviceCount} services` : "See the services"}
          </ButtonLink>
        </div>
      </div>
      <AriaInput />
    </section>
  );
}
