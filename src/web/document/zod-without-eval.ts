// Zod's own configuration (zod/v4/core/core.ts), before any part of it is there: it must not try `new Function`, which
// the content security policy would report. It tries as soon as a schema is made, and contracts make theirs when they
// are loaded, in no fixed order.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
