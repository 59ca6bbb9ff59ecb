/** Written by the page's layout (web/root.tsx, PageHandle `start`). */
const mark = 'data-start="after-paint"';
const starter = /(<script [^>]*type="module"[^>]*>)([^]*?)(<\/script>)/;
const routeImport = /^import \* as (route\d+) from ("[^"]+");$/gm;

/**
 * Lets an app page's scripts wait until its words are on the screen: on a slow line they would come before
 * its style sheets. React Router writes one module script that imports the routes and then the entry, and
 * asks for all of them at once (`modulepreload`); it knows no other way.
 * @param html of any page; those without the mark come back as they are
 */
export function startAfterPaint(html: string): string {
  if (!html.slice(0, 500).includes(mark)) return html;
  const [, open = "", code = "", close = ""] = starter.exec(html) ?? [];
  const routes = [...code.matchAll(routeImport)];
  if (routes.length === 0) return html;
  const names = routes.map(([, name]) => name).join(", ");
  const modules = routes.map(([, , path]) => `import(${path})`).join(", ");
  const rest = code.replace(routeImport, "").replace(/^[;\s]+/, "");
  const later = `globalThis.afterPaint(async () => {
  const [${names}] = await Promise.all([${modules}]);
  ${rest}
});`;
  return html
    .replace(starter, () => open + later + close)
    .replace(/<link rel="modulepreload"[^>]*>/g, "");
}
