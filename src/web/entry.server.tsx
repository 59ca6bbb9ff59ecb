import { renderToString } from "react-dom/server";
import { renderToReadableStream } from "react-dom/server.edge";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext, renderErrorContext, scriptsContext } from "./context.ts";
import { DocumentScripts } from "./document-scripts.ts";
import { IslandRenderer } from "./islands/Island.tsx";
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
  let code = status;
  const stream = await renderToReadableStream(
    <DocumentScripts value={load.get(scriptsContext)}>
      <IslandRenderer value={renderIsland}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </IslandRenderer>
    </DocumentScripts>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        if (request.signal.aborted) return;
        code = 500;
        load.get(renderErrorContext)(error);
      },
    },
  );
  await stream.allReady; // pages are cached whole, and an error must still be able to change the status
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(stream, { status: code, headers });
}

// The server must use the bundle's own context objects.
export * as contexts from "./context.ts";
