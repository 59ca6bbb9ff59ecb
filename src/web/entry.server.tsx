import { renderToString } from "react-dom/server";
import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { DocumentScripts } from "./document/document-scripts.ts";
import { IslandRenderer } from "./islands/Island.tsx";
import { nonceContext, renderErrorContext, scriptsContext, visitContext } from "./kit/context.ts";
import { ShownAccount } from "./kit/shown-account.ts";
import type { PageHandle } from "./root.tsx";

export const streamTimeout = 5000;

const renderIsland = (node: React.ReactElement, identifierPrefix: string) =>
  renderToString(node, { identifierPrefix });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
) {
  // Documents have no inline script, so they need no nonce, and can be kept in memory.
  const isApp = context.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.js === "full",
  );
  const nonce = isApp ? (load.get(nonceContext) ?? undefined) : undefined;
  const account = isApp ? await shownAccount(load) : null;
  let code = status;
  const stream = await renderToReadableStream(
    <DocumentScripts value={load.get(scriptsContext)}>
      <ShownAccount value={account}>
        <IslandRenderer value={renderIsland}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </IslandRenderer>
      </ShownAccount>
    </DocumentScripts>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        if (request.signal.aborted) return;
        code = 500;
        tell(error, load);
      },
    },
  );
  await stream.allReady; // pages are cached whole, and an error must still be able to change the status
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: code, headers });
}

/** Whose header an app page has, also without scripts. Where it can't be told, it is nobody's. */
async function shownAccount(context: RouterContextProvider) {
  const actor = await context
    .get(visitContext)
    .actor()
    .catch(() => null);
  return actor?.role ?? null;
}

/** What a loader or action threw unexpectedly: goes to our log, which knows what it must not keep. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) tell(error, context);
}

const told = new WeakSet<object>();

/** Once: an error before the first byte comes both ways. */
function tell(error: unknown, context: Readonly<RouterContextProvider>) {
  if (typeof error === "object" && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  context.get(renderErrorContext)(error);
}

// The server must use the bundle's own context objects.
export * as contexts from "./kit/context.ts";
