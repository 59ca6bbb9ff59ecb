import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { type Chatbot, newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { newClient } from "./people.ts";
import type { AppAccess } from "./start-app.ts";

const quoted = (value: unknown) =>
  `'${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

/** A customer's site whose policy allows nothing but what the help page names, and bots of a customer's. */
export async function openHostSite(app: AppAccess) {
  const owner = await newClient(app.url);
  const shown = { body: "", attributes: 'lang="en"' };
  const server = createServer((request, response) => {
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      // No 'unsafe-inline'.
      "content-security-policy": `default-src 'none'; script-src ${app.url}; connect-src ${app.url}; frame-src ${app.url}`,
    });
    response.end(
      `<!doctype html><html ${shown.attributes}><meta name="viewport" content="width=device-width"><title>Shop</title><body><main><h1>Shop ${request.url}</h1><button>Buy</button><p>${"Words. ".repeat(900)}</p></main>${shown.body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const allowed = `http://localhost:${port}`;
  const snippet = (address: string) =>
    `<script src="${app.url}/widget.js" data-chatbot="${address}" async></script>`;
  return {
    /** The site as a browser names it, and another name of it, which no bot allows. */
    allowed,
    forbidden: `http://127.0.0.1:${port}`,
    snippet,
    /** From now on its pages hold these bots, or this body. */
    show(content: { bots?: string[]; body?: string; attributes?: string }) {
      shown.body = content.body ?? (content.bots ?? []).map(snippet).join("");
      shown.attributes = content.attributes ?? 'lang="en"';
    },
    /** A bot of the owner's, live at its address. */
    async publish(address: string, more: Partial<Chatbot> = {}, state = "live") {
      const chatbot = {
        ...newChatbot,
        name: "Rosie",
        allowedSites: [new URL(allowed).host],
        ...more,
      };
      const [{ id: ownerId = "" } = {}] = await app.query<{ id?: string }>(
        `select id from users where email = ${quoted(owner.email)}`,
      );
      await app.query(
        `insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, state, published_revision, address)
         values ('proj_${address}', '${ownerId}', 'Rosie', '', 'chatbot', ${quoted({ chatbot })}, 2, 1, 'live', 1, '${address}')`,
      );
      await app.query(
        `insert into project_deployments (id, project_id, number, revision, service_type, name, configuration, schema_version, state, published_by)
         values ('dep_${address}', 'proj_${address}', 1, 1, 'chatbot', 'Rosie', ${quoted({ chatbot })}, 2, '${state}', '${ownerId}')`,
      );
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type HostSite = Awaited<ReturnType<typeof openHostSite>>;

/** The window of a bot on a page, once it can be written in. */
export async function windowOf(page: Page, address: string): Promise<Frame> {
  await expect
    .poll(() => page.frames().some((one) => one.url().includes(`/b/${address}`)))
    .toBe(true);
  const frame = page.frames().find((one) => one.url().includes(`/b/${address}`));
  if (!frame) throw new Error(`No window of ${address}`);
  await frame.locator("textarea").waitFor();
  return frame;
}
