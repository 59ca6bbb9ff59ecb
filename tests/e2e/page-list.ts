import { signInAs, someAddress, testAdmin, type Person } from "./people.ts";

/** The shop's pages, for everything that looks at each of them: tests, `npm run screenshots`. */
export type ListedPage = {
  /** Names files, too. */
  name: string;
  /** With what it takes to reach the state shown, on this running application. */
  path: string;
  status: number;
};

/** Spec site.md §3, categories: name, id, services (by the meaning of their ids). */
export const categories = [
  ["AI & Automation", "ai-automation", ["ai-video-1min", "gpt4-chatbot", "workflow-automation"]],
  ["Web Development", "web-dev", ["landing-page", "full-website", "web-app"]],
  ["Trading & Financial", "trading-financial", ["pine-script-indicator", "market-dashboard"]],
  ["Forms & Interfaces", "forms-interfaces", ["smart-form", "client-portal"]],
  ["Marketing & CRM", "marketing-crm", ["ai-lead-gen-lp", "vsl-ai-host", "crm-integration"]],
  [
    "Support & Consulting",
    "support-consulting",
    ["ongoing-maintenance", "ui-ux-design", "tech-consulting"],
  ],
] as const;

export const categoryIds = categories.map(([, id]) => id);

/** Spec site.md §3, services, in its order. */
export const serviceIds = [
  "ai-video-1min",
  "gpt4-chatbot",
  "workflow-automation",
  "landing-page",
  "full-website",
  "web-app",
  "pine-script-indicator",
  "market-dashboard",
  "smart-form",
  "client-portal",
  "ai-lead-gen-lp",
  "vsl-ai-host",
  "crm-integration",
  "ongoing-maintenance",
  "ui-ux-design",
  "tech-consulting",
] as const;

/** One of each kind: several scopes with a retainer, milestones, by the hour. */
const shownServices = ["gpt4-chatbot", "full-website", "tech-consulting"];

/**
 * One address of each page and each state that has an address.
 * @param url of a running application on the built-in till, with `testAdmin`; two orders are made there
 * @param options allServices: every service's page instead of one of each kind
 */
export async function listPages(
  url: string,
  options: { allServices?: boolean } = {},
): Promise<ListedPage[]> {
  const services = options.allServices ? serviceIds : shownServices;
  const open = await openTill(url);
  const paid = await openTill(url);
  await payAtTill(url, paid);
  const { email, path: askedDemo } = await bookDemo(url);
  const booked = await demoMailedTo(url, email);
  const page = (name: string, path: string, status = 200) => ({ name, path, status });
  return [
    page("home", "/"),
    page("services", "/services"),
    page("about", "/about"),
    page("careers", "/careers"),
    page("partners", "/partners"),
    ...categoryIds.map((id) => page(`services-${id}`, `/services?category=${id}`)),
    ...services.map((id) => page(`service-${id}`, `/services/${id}`)),
    page("checkout", "/checkout/landing-page"),
    page("checkout-one-scope", "/checkout/smart-form"),
    page("quote", "/quote"),
    page("quote-for-service", "/quote?service=gpt4-chatbot&wish=Answer+our+customers+at+night"),
    page("quote-for-category", "/quote?category=web-dev"),
    page("contact", "/contact?subject=demo"),
    page("community", "/community"),
    page("demo", "/demo?zone=America/Los_Angeles"),
    page("demo-elsewhere", "/demo?zone=Asia/Kolkata"),
    page(
      "demo-form",
      `/demo?zone=UTC&at=${encodeURIComponent((await freeTimes(url)).at(-1) ?? "")}`,
    ),
    page("demo-asked", askedDemo),
    page("demo-booked", booked),
    page("demo-move", `${booked}?move=yes`),
    page("demo-unknown", "/demo/nobody-has-this", 404),
    page("success-without-session", "/success"),
    page("success-open", `/success?session_id=${sessionOf(open)}`),
    page("success-paid", `/success?session_id=${sessionOf(paid)}`),
    page("till", open),
    page("till-closed", paid),
    page("terms", "/legal/terms"),
    page("privacy", "/legal/privacy"),
    page("ai-ethics", "/legal/ai-ethics"),
    page("sla", "/legal/sla"),
    page("dpa", "/legal/dpa"),
    page("gdpr", "/legal/gdpr"),
    page("ccpa", "/legal/ccpa"),
    page("ip", "/legal/ip"),
    page("aup", "/legal/aup"),
    page("refunds", "/legal/refunds"),
    page("docs", "/docs"),
    page("api-docs", "/api-docs"),
    page("tutorials-video-agents", "/tutorials/video-agents"),
    page("tutorials-chatbots", "/tutorials/chatbots"),
    page("tutorials-automation", "/tutorials/automation"),
    page("search", "/search?q=data"),
    page("search-nothing", "/search?q=xyzzy"),
    page("pinescript-examples", "/tutorials/pinescript-examples"),
    page("case-studies", "/tutorials/case-studies"),
    page("service-templates", "/resources/ai-service-templates"),
    page("developer-tools", "/resources/developer-tools"),
    page("integration-guides", "/resources/integration-guides"),
    page("best-practices", "/resources/best-practices"),
    page("cookies", "/legal/cookies"),
    page("security", "/legal/security"),
    page("offline", "/offline"),
    page("login", "/login"),
    page("login-code", "/login/code"),
    page("register", "/register"),
    page("forgot-password", "/forgot-password"),
    page("reset-password", "/reset-password?token=none"),
    page("reset-password-broken", "/reset-password"),
    page("confirm-email", "/confirm-email?token=none"),
    page("confirm-email-signed-out", "/confirm-email"),
    page("logout-signed-out", "/logout"),
    page("first-admin-closed", "/first-admin", 404),
    page("account-deleted-unknown", "/account-deleted", 404),
    page("not-found", "/no/such/page", 404),
  ];
}

/** Times that the calendar of demos offers on its first day, as it writes them. */
async function freeTimes(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/demo`)).text();
  return [...html.matchAll(/<button[^>]* name="at"[^>]*>/g)].map(
    ([button]) => /value="([^"]+)"/.exec(button)?.[1] ?? "",
  );
}

let demos = 0;
/** Books a demo at one of the free times. @returns its address, and the page that says where the link went */
export async function bookDemo(url: string): Promise<{ email: string; path: string }> {
  for (let tries = 0; tries < 20; tries++) {
    const times = await freeTimes(url);
    const email = `demo${process.pid}-${++demos}-${Date.now()}@example.com`;
    const answer = await fetch(`${url}/demo`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, "x-forwarded-for": someAddress() },
      body: new URLSearchParams({
        at: times[Math.floor(Math.random() * times.length)] ?? "",
        zone: "Europe/Berlin",
        name: "Ada Lovelace",
        email,
        wish: "A chatbot in two languages",
      }),
    });
    const path = answer.headers.get("location");
    if (path) return { email, path };
  }
  throw new Error("No demo could be booked");
}

/** The page of a demo, out of the mail about it, as an admin would pass it on. */
async function demoMailedTo(url: string, email: string): Promise<string> {
  const admin = await signInAs(url, testAdmin.email);
  const outbox = await (await admin.ask("/admin/outbox")).text();
  for (const [link] of outbox.matchAll(/\/admin\/outbox\/mail_\w+/g)) {
    const mail = await (await admin.ask(link)).text();
    const path = mail.includes(email) ? /\/demo\/[\w-]{43}/.exec(mail)?.[0] : undefined;
    if (path) return path;
  }
  throw new Error(`No mail about a demo went to ${email}`);
}

const sessionOf = (tillPath: string) => tillPath.split("/").at(-1) ?? "";

type ListedService = { id: string; scopes: { isStarting: boolean; stripePriceId: string }[] };

/** Begins a purchase. @returns the path of its payment page */
export async function openTill(
  url: string,
  serviceId = "landing-page",
  buyer?: Person,
): Promise<string> {
  const services = await answerOf<ListedService[]>(await fetch(`${url}/v1/services`));
  const scope = services
    .find(({ id }) => id === serviceId)
    ?.scopes.find(({ isStarting }) => isStarting);
  const { url: till } = await answerOf<{ url: string }>(
    await (buyer?.ask ?? askAsVisitor(url))("/functions/create-checkout-session", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": someAddress() },
      body: JSON.stringify({
        priceId: scope?.stripePriceId,
        successUrl: "/success?session_id={CHECKOUT_SESSION_ID}",
        cancelUrl: "/services",
        metadata: { serviceId },
      }),
    }),
  );
  return new URL(till).pathname;
}

/** Pays there with the card that always pays, and waits until the order knows. */
export async function payAtTill(url: string, tillPath: string): Promise<void> {
  const paid = await fetch(url + tillPath, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, "x-forwarded-for": someAddress() },
    body: new URLSearchParams({
      email: "ada@example.com",
      number: "4242424242424242",
      expiry: "12 / 40",
      cvc: "123",
      step: "pay",
    }),
  });
  if (paid.status !== 303)
    throw new Error(`The till answered ${paid.status} to the card that pays`);
  const asked = `${url}/functions/checkout-status?session_id=${sessionOf(tillPath)}`;
  // No limit is shared with others who wait.
  const headers = { "x-forwarded-for": someAddress() };
  for (let tries = 0; tries < 100; tries++) {
    const { status } = await answerOf<{ status: string }>(await fetch(asked, { headers }));
    if (status === "paid") return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The order was not settled");
}

const askAsVisitor = (url: string) => (path: string, init: RequestInit) => fetch(url + path, init);

async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return (await response.json()) as T;
}
