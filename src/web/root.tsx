import { use, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import { brand } from "#content/brand.ts";
import { DocumentScripts } from "./document/document-scripts.ts";
import { touchIcon } from "./install/app-icons.ts";
import { reloadWithoutBody } from "./kit/reload-without-body.ts";
import { ShownAccount } from "./kit/shown-account.ts";
import { useRenderedInBrowser } from "./kit/use-rendered-in-browser.ts";
import { paths } from "./paths.ts";
import { SearchOverlay } from "./search/search-overlay.tsx";
import { ChatButton } from "./site/chat/chat-button.tsx";
import { Consent } from "./site/consent/consent.tsx";
import { FailedPage, NotFoundPage } from "./site/error-page.tsx";
import { SiteFooter } from "./site/site-footer.tsx";
import { SiteHeader } from "./site/site-header.tsx";
import { Moving } from "./ui/Moving.tsx";
import { paperColors } from "./ui/paper-colors.ts";
import css from "./styles/app.css?url";

export type PageHandle = {
  /** How much client code a page ships: none, only its islands, or the whole router. */
  js: "none" | "islands" | "full";
  /** What is around it: header and footer (site, the default), the frame that its layout draws, or nothing. */
  shell?: "site" | "app" | "bare";
  /** An app whose scripts wait for its words (http/start-after-paint.ts): pages that strangers come to. */
  start?: "after-paint";
};

export const middleware = [reloadWithoutBody];

export const links = () => [
  { rel: "stylesheet", href: css },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  // Written by the build (scripts/app-files).
  ...(import.meta.env.DEV
    ? []
    : [
        { rel: "manifest", href: "/manifest.webmanifest" },
        { rel: "apple-touch-icon", href: touchIcon.src },
      ]),
];

/** For pages that set nothing of their own, errors among them. */
export const meta = ({ error }: { error?: unknown }) => [
  { title: error ? `${titleOf(error)} · ${brand.name}` : brand.name },
  ...(error ? [{ name: "robots", content: "noindex" }] : []),
];

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
const titleOf = (error: unknown) => (isMissing(error) ? "Page not found" : "Something went wrong");

/**
 * The frame of every page: head, skip link, header, `<main>` (so that no page writes its own), footer. An app
 * (`shell: "app"`) brings its own bar, navigation and `<main>`: ui/AppFrame.tsx.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const scripts = use(DocumentScripts);
  const account = use(ShownAccount);
  const browserMade = useRenderedInBrowser();
  const { pathname, key } = useLocation();
  // Within an app no new document tells signed-in.ts that somebody has signed in or out.
  useEffect(() => {
    document.dispatchEvent(new CustomEvent("router:moved", { detail: key }));
  }, [key]);
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const js = handles.reduce<PageHandle["js"]>((found, handle) => handle?.js ?? found, "none");
  // An error page has the whole frame, also where the page that failed has none.
  const start = handles.some((handle) => handle?.start === "after-paint");
  const isError = Boolean(useRouteError()); // null on a sound page
  const shell = isError
    ? "site"
    : handles.reduce((found, handle) => handle?.shell ?? found, "site");
  const hydrated = js === "full" || (import.meta.env.DEV && js === "islands");
  return (
    <html
      lang="en"
      data-account={account ?? undefined}
      data-shell={shell === "app" ? "app" : undefined}
      data-start={start ? "after-paint" : undefined}
      {...browserMade}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(["light", "dark"] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            data-bar={theme}
            content={paperColors[theme]}
            media={`(prefers-color-scheme: ${theme})`}
          />
        ))}
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={brand.name} />
        {browserMade ? null : (
          <script
            src={scripts.head}
            type={import.meta.env.DEV ? "module" : undefined}
            data-islands={js === "islands" && !hydrated ? scripts.islands : undefined}
            data-later={import.meta.env.DEV ? undefined : scripts.later}
            data-version={scripts.version}
          />
        )}
        {import.meta.env.DEV ? <script type="module" src={scripts.later} /> : null}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="button button--primary skip-link" href="#main">
          Skip to content
        </a>
        <Consent path={pathname} />
        {shell === "site" ? <SiteHeader path={pathname} /> : null}
        {hydrated ? <Moving /> : null}
        {shell === "app" ? (
          children
        ) : (
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        )}
        {shell === "site" ? <SiteFooter /> : null}
        {shell === "site" ? <SearchOverlay /> : null}
        {shell !== "bare" && pathname !== paths.offline() ? <ChatButton /> : null}
        {hydrated && !browserMade ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** 404 and 500, looking like the rest. What failed is logged on the server, never shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return isMissing(error) ? <NotFoundPage /> : <FailedPage href={pathname + search} />;
}
