import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";

export type Ask = IncomingMessage & {
  body: unknown;
  params: Record<string, string>;
  originalUrl: string;
};
export type Answer = ServerResponse & { status(code: number): Answer; json(body: unknown): void };
type Next = (error?: unknown) => void;
type Handler = (request: Ask, response: Answer, next: Next) => void;
type ErrorHandler = (error: unknown, request: Ask, response: Answer, next: Next) => void;
export type App = Record<"get" | "post", (path: string, ...handlers: Handler[]) => void> & {
  use(handler: Handler | ErrorHandler): void;
  listen(port: number, host: string, ready: () => void): Server;
};

// stripe-stateful-mock is CommonJS without types; Express is the one that it brings.
const here = createRequire(import.meta.url);
const mock = createRequire(here.resolve("stripe-stateful-mock"));

export const express = mock("express") as (() => App) & {
  urlencoded(options: { extended: boolean }): Handler;
  text(options: { type: string; limit: string }): Handler;
};

/** The mock's own middleware: key check, and idempotency with replay and mismatch. */
export function mockMiddleware(): Handler[] {
  (mock("loglevel") as { setLevel(level: string): void }).setLevel("silent");
  mock("stripe-stateful-mock");
  const { auth } = mock("./api/auth") as { auth: { authRoute: Handler } };
  const { idempotencyRoute } = mock("./api/idempotency") as { idempotencyRoute: Handler };
  return [auth.authRoute, idempotencyRoute];
}

/** The mock throws `{statusCode, error}`; Express knows an error handler by its four parameters. */
export const answerError: ErrorHandler = (thrown, _request, response, _next) => {
  const { statusCode, error } = thrown as { statusCode?: number; error?: unknown };
  response.status(statusCode ?? 500).json({ error: error ?? { message: String(thrown) } });
};

/** An async handler whose failure becomes an answer. */
export const safely =
  (work: (request: Ask, response: Answer) => Promise<void>): Handler =>
  (request, response, next) => {
    work(request, response).catch(next);
  };
