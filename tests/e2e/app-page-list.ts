import type { BrowserContext } from "playwright-core";
import { type ServiceType, serviceTypes } from "#domain/projects/contract.ts";
import { chatter, eventually } from "./desk-visitor.ts";
import { bookDemo, openTill, payAtTill, type ListedPage } from "./page-list.ts";
import { newClient, signInAs, testAdmin, type Person } from "./people.ts";

export const adminSettings = {
  ADMIN_EMAIL: testAdmin.email,
  ADMIN_PASSWORD: testAdmin.password,
};

/** From which template a project of a type begins here; none: empty. */
const templateOf: Partial<Record<ServiceType, string>> = {
  "ai-video-agent": "home-page-welcome",
  automation: "form-to-crm",
  "web-app": "bookings",
  "trading-tool": "trend-alerts",
};

/** A page that only somebody who is signed in sees, with whoever that is. */
export type AppPage = ListedPage & { person: Person };

/**
 * One address of each page behind the sign-in: as a new person, to whom nothing has happened yet, as a
 * customer with an order and a quote, and as an admin.
 * @param url of a running application with `adminSettings`
 */
export async function listAppPages(url: string): Promise<AppPage[]> {
  const [fresh, customer, admin] = await Promise.all([
    newClient(url),
    newClient(url),
    signInAs(url, testAdmin.email),
  ]);
  const paid = await openTill(url, "landing-page", customer);
  await payAtTill(url, paid);
  await openTill(url, "web-app", customer);
  await customer.send("/quote", { freeText: "A shop for tea, in two languages.", email: "" });
  await admin.send("/forgot-password", { email: customer.email });
  const { say, end, startCall } = chatter(url, customer);
  await say("I need a chatbot in two languages. Please write to me.");
  await end();
  await startCall();
  const linkIn = async (person: Person, path: string, pattern: RegExp) => {
    const found = pattern.exec(await (await person.ask(path)).text())?.[0];
    if (!found) throw new Error(`No link like ${pattern} on ${path}`);
    return found;
  };
  const orderLinks = [
    ...(await (await customer.ask("/portal")).text()).matchAll(/\/portal\/orders\/\w+/g),
  ].map(([link]) => link);
  const [open = "", done = ""] = [...new Set(orderLinks)];
  const userLink = await linkIn(admin, "/admin/users", /\/admin\/users\/usr_\w+/);
  const quoteLink = await linkIn(admin, "/admin/quotes?show=all", /\/admin\/quotes\/quo_\w+/);
  const enquiryLink = await linkIn(admin, "/admin/enquiries", /\/admin\/enquiries\/enq_\w+/);
  const conversation = /\/admin\/conversations\/cnv_\w+/;
  const conversationLink = await linkIn(admin, "/admin/conversations?search=chatbot", conversation);
  const callLink = await linkIn(admin, "/admin/consultations?show=running", conversation);
  const requestLink = await eventually(() =>
    linkIn(admin, "/admin/registrations", /\/admin\/registrations\/req_\w+/).catch(() => undefined),
  );
  await bookDemo(url);
  const demoLink = await linkIn(admin, "/admin/bookings", /\/admin\/bookings\/bok_\w+/);
  const mailLink = await linkIn(admin, "/admin/outbox", /\/admin\/outbox\/mail_\w+/);
  /** What the studio's own scripts send. */
  const post = async (person: Person, path: string, body: object) => {
    const headers = { "content-type": "application/json", origin: url };
    const answer = await person.ask(path, { method: "POST", headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  const workspaces = await Promise.all(
    serviceTypes.map(async (serviceType) => {
      const { id } = await post(customer, "/functions/projects", {
        serviceType,
        templateId: templateOf[serviceType],
      });
      return { id, serviceType, path: `/ai-service-design/workspace/${id}` };
    }),
  );
  const { token } = await post(customer, `/functions/projects/${workspaces[0]?.id}/links`, {});
  const pathOf = (type: string) =>
    workspaces.find(({ serviceType }) => serviceType === type)?.path ?? "";
  const runLink = await testRun(url, customer, pathOf("automation"));
  await customer.send("/portal/connections?add=webhook", {
    intent: "add",
    kind: "webhook",
    name: "Leads into our own database",
    secretAddress: "http://127.0.0.1:9/hook",
  });
  const connection = /\/portal\/connections\/con_\w+/;
  const connectionLink = await linkIn(customer, "/portal/connections", connection);
  const page = (person: Person, name: string, path: string, status = 200): AppPage => ({
    name,
    path,
    status,
    person,
  });
  return [
    page(fresh, "portal-empty", "/portal"),
    page(fresh, "portal-quotes-empty", "/portal/quotes"),
    page(fresh, "confirm-email-waiting", "/confirm-email"),
    page(fresh, "keep-chat-none", "/keep-chat"),
    page(fresh, "logout", "/logout"),
    page(customer, "portal-orders", "/portal"),
    page(customer, "portal-order-paid", done),
    page(customer, "portal-order-open", open),
    page(customer, "portal-receipt", `${done}/receipt`),
    page(customer, "portal-order-missing", "/portal/orders/ord_none", 404),
    page(customer, "portal-quotes", "/portal/quotes"),
    page(customer, "portal-requests", "/portal/requests"),
    page(customer, "portal-projects", "/portal/projects"),
    page(customer, "portal-usage", "/portal/usage"),
    page(fresh, "portal-connections-none", "/portal/connections"),
    page(customer, "portal-connections", "/portal/connections"),
    page(customer, "portal-connections-add", "/portal/connections?add=supabase"),
    page(customer, "portal-connection", connectionLink),
    page(customer, "settings-profile", "/portal/settings"),
    page(customer, "settings-password", "/portal/settings/password"),
    page(customer, "settings-two-factor", "/portal/settings/two-factor"),
    page(customer, "settings-sessions", "/portal/settings/sessions"),
    page(customer, "settings-data", "/portal/settings/data"),
    page(customer, "studio", "/ai-service-design"),
    page(fresh, "studio-empty", "/ai-service-design"),
    page(customer, "studio-bin-empty", "/ai-service-design?state=bin"),
    page(customer, "studio-new", "/ai-service-design/new"),
    page(customer, "studio-proposal", "/ai-service-design/new?sentence=A+bot+for+our+bakery"),
    page(customer, "studio-template", "/ai-service-design/new?template=request-for-quote"),
    page(fresh, "shared-project", `/shared/${token}`),
    page(fresh, "shared-project-gone", "/shared/see_none", 404),
    ...workspaces.map(({ serviceType, path }) => page(customer, `workspace-${serviceType}`, path)),
    page(customer, "automation-runs", `${pathOf("automation")}/runs`),
    page(customer, "automation-run", runLink),
    page(customer, "automation-tables-none", `${pathOf("automation")}/tables`),
    page(customer, "bot-inbox-none", `${pathOf("chatbot")}/inbox`),
    page(customer, "bot-unanswered-none", `${pathOf("chatbot")}/unanswered`),
    page(customer, "bot-leads-none", `${pathOf("chatbot")}/leads`),
    page(customer, "bot-figures-none", `${pathOf("chatbot")}/figures`),
    page(customer, "form-answers-none", `${pathOf("form-interface")}/answers`),
    page(customer, "workspace-missing", "/ai-service-design/workspace/proj_none", 404),
    page(admin, "admin-users", "/admin/users"),
    page(admin, "admin-users-none", "/admin/users?search=nobody+has+this+name"),
    page(admin, "admin-user", userLink),
    page(admin, "admin-registrations", "/admin/registrations"),
    page(admin, "admin-quotes", "/admin/quotes?show=all"),
    page(admin, "admin-quote", quoteLink),
    page(admin, "admin-registrations-none", "/admin/registrations?search=nobody+has+this+name"),
    page(admin, "admin-registration", requestLink),
    page(admin, "admin-conversations", "/admin/conversations?search=chatbot"),
    page(admin, "admin-conversation", conversationLink),
    page(admin, "admin-consultations", "/admin/consultations"),
    page(admin, "admin-consultations-none", "/admin/consultations?show=failed"),
    page(admin, "admin-call", callLink),
    page(admin, "admin-enquiries", "/admin/enquiries"),
    page(admin, "admin-enquiry", enquiryLink),
    page(admin, "admin-bookings", "/admin/bookings"),
    page(admin, "admin-bookings-none", "/admin/bookings?show=cancelled"),
    page(admin, "admin-booking", demoLink),
    page(admin, "admin-answers", "/admin/answers"),
    page(admin, "admin-answers-none", "/admin/answers?search=nobody+has+asked+this"),
    page(admin, "admin-answer", "/admin/answers/refund-how"),
    page(admin, "admin-answer-new", "/admin/answers/new"),
    page(admin, "admin-unanswered", "/admin/unanswered"),
    page(admin, "admin-projects", "/admin/projects"),
    page(admin, "admin-video", "/admin/video"),
    page(admin, "admin-billing", "/admin/billing"),
    page(admin, "admin-operations", "/admin/operations"),
    page(admin, "admin-outbox", "/admin/outbox"),
    page(admin, "admin-mail", mailLink),
    page(admin, "admin-missing", "/admin/users/usr_none", 404),
  ];
}

/** Lets a browser go on as this person. */
export const becomePerson = (context: BrowserContext, url: string, person: Person) =>
  context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url })));

/** Tests the draft of an automation without effects. @returns the address of its run, which is over */
async function testRun(url: string, person: Person, workspace: string): Promise<string> {
  const id = workspace.split("/").at(-1) ?? "";
  const answer = await person.ask(`/functions/automations/${id}/start`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ mode: "test", data: "{}", key: `key-app-pages-${id}` }),
  });
  const { runId } = (await answer.json()) as { runId: string };
  const path = `${workspace}/runs/${runId}`;
  return eventually(async () =>
    (await (await person.ask(path)).text()).includes(">Done<") ? path : undefined,
  );
}
