import { fileURLToPath } from "node:url";
import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import rehypeHighlight from "rehype-highlight";
import { defineConfig, type Plugin } from "vite";
import { languages } from "./src/web/help/code-languages.ts";
import { includeCode } from "./src/web/help/include-code.ts";
import { markCode } from "./src/web/help/mark-code.ts";
import { markHeadings } from "./src/web/help/mark-headings.ts";

const src = new URL("./src/", import.meta.url);

/** Scripts of documents (pages without a client router), built beside the app and sharing its chunks. */
const documentScripts = { islands: "islands/client.tsx", head: "head.ts", later: "later.ts" };

function emitDocumentScripts(): Plugin {
  return {
    name: "document-scripts",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      if (this.environment.mode !== "build") return;
      for (const [name, file] of Object.entries(documentScripts))
        this.emitFile({ type: "chunk", name, id: fileURLToPath(new URL(`web/${file}`, src)) });
      const worker = fileURLToPath(new URL("web/offline/service-worker.ts", src));
      this.emitFile({ type: "chunk", fileName: "service-worker.js", id: worker });
    },
    /** The head's is a classic script: without this its names would be everybody's. */
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && file.name === "head") file.code = `(()=>{${file.code}})();`;
    },
  };
}

/**
 * Server code stays out of the page bundle: Node runs it as it is (package.json "imports"), so that
 * there is one instance of each module, whoever imports it.
 */
function serverCodeOutside(): Plugin {
  const outside = /^#(domain|db|errors|config|http|worker)(\/|$)/;
  return {
    name: "server-code-outside",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId(id) {
      if (!outside.test(id)) return null;
      if (this.environment.mode === "build") return { id, external: true };
      const path = id === "#errors" || id === "#config" ? `${id.slice(1)}.ts` : id.slice(1);
      return { id: new URL(path, src).href, external: true };
    },
  };
}

/**
 * The client router apart from React itself, so that an island fetches React and its own code only. A
 * chunk is named by the package that its files come from.
 */
const vendorChunks = {
  codeSplitting: {
    groups: ["react", "react-dom", "react-router"].map((name) => ({
      name,
      test: new RegExp(
        `[\\\\/]node_modules[\\\\/]${name === "react-dom" ? "(react-dom|scheduler)" : name}[\\\\/]`,
      ),
    })),
  },
};

export default defineConfig({
  environments: { client: { build: { rolldownOptions: { output: vendorChunks } } } },
  plugins: [
    tailwindcss(),
    serverCodeOutside(),
    // The documents of content/pages, before the router's plugin looks for React in them.
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [markHeadings, includeCode],
        rehypePlugins: [markCode, [rehypeHighlight, { languages }]],
      }),
    },
    reactRouter(),
    emitDocumentScripts(),
  ],
  build: {
    assetsInlineLimit: 0,
    // light-dark() must stay as written: lowered, a dark part of a light page could not resolve it again
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5"],
  },
});
