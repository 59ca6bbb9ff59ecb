import type { Json } from "#kit/json-changes.ts";

/** An expression that gives nothing of use: it is wrong, takes too long, or gives too much. */
export class ExpressionFailed extends Error {
  override name = "ExpressionFailed";
  /** Where the expression goes wrong, in characters from its beginning; null where that isn't known. */
  readonly position: number | null;
  /** What is wrong, for those who see the expression. */
  readonly reason: string;
  constructor(
    message: string,
    options: ErrorOptions & { position?: number | null; reason?: string } = {},
  ) {
    super(message, options);
    this.position = options.position ?? null;
    this.reason = options.reason ?? message;
  }
}

/** Works out JSONata expressions, away from everything else. Implemented in src/providers/expressions. */
export interface Expressions {
  /** @returns null where the expression finds nothing. @throws ExpressionFailed */
  evaluate(expression: string, data: Readonly<Record<string, Json>>): Promise<Json>;
}

/** Calls an address that somebody typed. Implemented over the guarded client. */
export type CallAddress = (call: {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  signal: AbortSignal;
}) => Promise<{ status: number; headers: Record<string, string>; text: string }>;
