import type { ReactNode } from "react";
import { brand, claims, contact, unconfirmedClaimsNote } from "#content/brand.ts";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";
import { messageForm } from "../consultant/consultant-panel.tsx";
import { ContactDrawing, type Way } from "./contact-drawings.tsx";

const claimOf = (id: string) => claims.find((claim) => claim.id === id);
const remote = claimOf("remote");
const countries = claimOf("countries");
const aiSupport = claimOf("ai-support");
const isUnconfirmed = [remote, countries].some((claim) => claim?.confirmed === false);

/** The four ways to reach us (spec site.md §2, contact: info cards). */
export function ContactWays() {
  return (
    <section className="ways" aria-labelledby="other-ways">
      <h2 id="other-ways" className="sr-only">
        Other ways to reach us
      </h2>
      <ul>
        <Item way="email" title="Email">
          <p className="ways__value">
            <a href={`mailto:${contact.email.support}`}>{contact.email.support}</a>
          </p>
        </Item>
        <Item way="phone" title="Phone">
          {contact.phones.map(({ label, display, e164 }) => (
            <p key={e164} className="ways__value figures">
              <a href={`tel:${e164}`}>{display}</a>{" "}
              <span className="text-2 font-normal tracking-normal [word-spacing:normal] text-ink-soft">
                {label}
              </span>
            </p>
          ))}
          <p className="mt-1 text-2 text-ink-soft">{contact.phoneHours}</p>
        </Item>
        <Item way="global" title="Global services">
          <p className="ways__value">
            {remote?.figure} {remote?.label}
          </p>
          <p className="mt-1 text-2 text-ink-soft">
            Clients in {countries?.figure} {countries?.label}: we build and hand over everything
            remotely. {isUnconfirmed ? unconfirmedClaimsNote : null}
          </p>
        </Item>
        <Item way="ai" title="AI support">
          <p className="ways__value">
            <a href={`#${messageForm}`} data-chat="">
              {brand.consultant} answers, {aiSupport?.figure}
            </a>
          </p>
          <p className="mt-1 text-2 text-ink-soft">
            Our AI consultant, by chat. If she can&rsquo;t answer, leave your email address and a
            person will.
          </p>
        </Item>
      </ul>
    </section>
  );
}

function Item({ way, title, children }: { way: Way; title: string; children: ReactNode }) {
  return (
    <li className="ways__item">
      <ThreadEdge className="ways__line" />
      <ContactDrawing way={way} />
      <div className="pt-3">
        <h3 className="ways__name">{title}</h3>
        {children}
      </div>
    </li>
  );
}
