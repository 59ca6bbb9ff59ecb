import { config } from "zod";

// In the browser zod must not try `new Function`: the content security policy would report it. This has to
// run before a schema is made, so it is imported before the contract.
if (typeof document !== "undefined") config({ jitless: true });
