/** Starts Ariaworks; start/application.ts wires the parts together. */
import "./start/quick-imports.ts";
import { flushCompileCache } from "node:module";

await import("./start/application.ts");
flushCompileCache();
