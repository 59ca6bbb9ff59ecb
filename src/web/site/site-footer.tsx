import { brand, contact, socialLinks } from "#content/brand.ts";
import { footerColumns } from "#content/navigation.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { Mail, Phone } from "../ui/icons.tsx";

const columns = footerColumns
  .map(({ title, links }) => ({ title, links: links.filter(({ href }) => leadsSomewhere(href)) }))
  .filter(({ links }) => links.length > 0);

const mailboxes = [
  { label: "Support", address: contact.email.support },
  { label: "Privacy", address: contact.email.privacy },
  { label: "Data protection", address: contact.email.dataProtection },
];

const social = socialLinks.filter((link) => link.href !== null);

/** The foot of every page (spec studio.md §2.2). A column is left out while none of its pages exists. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="band">
        <div className="site-footer__top">
          <div className="site-footer__brand">
            <div className="site-footer__name">
              <p className="display">{brand.name}</p>
              <p className="text-ink-soft">{brand.tagline}.</p>
            </div>
            <section className="site-footer__contact" aria-labelledby="footer-mail">
              <h2 id="footer-mail">Write to us</h2>
              <ul>
                {mailboxes.map(({ label, address }) => (
                  <li key={address}>
                    <a href={`mailto:${address}`} aria-label={`${label}: ${address}`}>
                      <Mail size={16} />
                      {address}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <section className="site-footer__contact" aria-labelledby="footer-phone">
              <h2 id="footer-phone">Call us</h2>
              <ul>
                {contact.phones.map(({ label, display, e164 }) => (
                  <li key={e164}>
                    <a href={`tel:${e164}`} aria-label={`${label}: ${display}`}>
                      <Phone size={16} />
                      <span className="figures whitespace-nowrap">{display}</span>
                    </a>
                  </li>
                ))}
                <li className="site-footer__hours">{contact.phoneHours}</li>
              </ul>
            </section>
          </div>
          <div className="site-footer__columns">
            {columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className="site-footer__end">
          <p>© {brand.legalName}</p>
          <a href={paths.cookies("your-choice")} data-consent="open">
            Cookie settings
          </a>
          {social.length > 0 ? (
            <ul className="flex flex-wrap gap-6" aria-label="Social networks">
              {social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href ?? undefined} rel="me noopener">
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </footer>
  );
}
