import { expect, test } from "vitest";
import { brand, claims, contact, hero, socialLinks } from "./brand.ts";
import { serviceAnchors } from "./catalogue.ts";
import { accountEntries, footerColumns, headerLinks } from "./navigation.ts";

/** Public pages and footer links of studio.md §2.1, typed from there; header, legal and account pages apart. */
const specifiedFooter = [
  "/about",
  "/contact",
  "/community",
  "/docs",
  "/api-docs",
  "/tutorials/video-agents",
  "/tutorials/chatbots",
  "/tutorials/automation",
  "/tutorials/pinescript",
  "/tutorials/case-studies",
  "/resources/ai-service-templates",
  "/resources/developer-tools",
  "/resources/integration-guides",
  "/resources/best-practices",
  "/portal",
  "/careers",
  "/partners",
  ...["privacy", "terms", "ai-ethics", "sla", "dpa", "cookies", "gdpr", "ccpa"].map(legal),
  ...["ip", "aup", "security", "refunds"].map(legal),
];

function legal(page: string) {
  return `/legal/${page}`;
}

test("the header has the specified links", () => {
  expect(headerLinks.map((l) => l.label)).toEqual(["Home", "About", "Services", "Contact"]);
  expect(accountEntries.map((entry) => `${entry.audience}: ${entry.label}`)).toEqual([
    "signed-out: Sign In",
    "signed-out: Get Started",
    "signed-in: AI Design Studio",
    "signed-in: Client Portal",
    "admin: Admin",
    "signed-in: Logout",
  ]);
});

test("logging out is sent, never followed", () => {
  const sent = accountEntries.filter((entry) => "action" in entry);
  expect(sent.map(({ label, action }) => [label, action])).toEqual([["Logout", "/logout"]]);
  const followed = [...headerLinks, ...accountEntries, ...footerColumns.flatMap((c) => c.links)];
  expect(followed.filter((entry) => "href" in entry && entry.href === "/logout")).toEqual([]);
});

test("the footer has its four columns and every specified link, none twice", () => {
  expect(footerColumns.map((c) => c.title)).toEqual(["Services", "Company", "Resources", "Legal"]);
  const hrefs = footerColumns.flatMap((c) => c.links.map((l) => l.href));
  expect(hrefs).toEqual(expect.arrayContaining(specifiedFooter));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test("the footer's service links open the category of each of the catalogue's anchors", () => {
  const hrefs = footerColumns[0]?.links.map((l) => l.href);
  expect(hrefs).toEqual(serviceAnchors.map((a) => `/services?category=${a.category}#${a.anchor}`));
});

test("the footer names the four social networks, each once, from one place", () => {
  expect(socialLinks.map(({ network }) => network)).toEqual([
    "Facebook",
    "Twitter",
    "LinkedIn",
    "GitHub",
  ]);
});

test("claims carry one figure each and wait for the provider's word", () => {
  expect(new Set(claims.map((c) => c.id)).size).toBe(claims.length);
  expect(claims.map((c) => c.figure)).toEqual(
    expect.arrayContaining(["200+", "50+", "99.9%", "300%", "80%", "100%"]),
  );
  expect(brand.sample && claims.some((c) => c.confirmed)).toBe(false);
});

test("sample addresses reach nobody", () => {
  for (const address of Object.values(contact.email))
    expect(address).toMatch(/@ariaworks\.example$/);
  for (const phone of contact.phones) {
    expect(phone.e164).toMatch(/^\+1\d{3}55501\d{2}$/);
    expect(phone.display.replaceAll(/[^\d+]/g, "")).toBe(phone.e164);
  }
  expect(hero.exampleWishes).toHaveLength(3);
});
