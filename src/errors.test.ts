import { expect, test } from "vitest";
import { AppError, errorTable, toAppError } from "./errors.ts";

test("a full or read-only database is told as such, however deep the cause lies", () => {
  for (const code of ["53100", "25006", "57P01", "08006", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"]) {
    const cause = Object.assign(new Error("from the database"), { code });
    expect(toAppError(new Error("query failed", { cause })).code).toBe("storage_unavailable");
  }
});

test("a connection that was lost in the middle is an outage, though it has no code", () => {
  for (const text of [
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
  ])
    expect(toAppError(new Error("Failed query", { cause: new Error(text) })).code).toBe(
      "storage_unavailable",
    );
});

test("what is unknown becomes a generic 500 that tells nothing of its cause", () => {
  const error = toAppError(new Error("password=hunter2"));
  expect(error.code).toBe("internal");
  expect(error.message).toBe(errorTable.internal.title);
});

test("our own errors pass unchanged, also as the cause of another", () => {
  const error = new AppError("unknown_price");
  expect(toAppError(error)).toBe(error);
  expect(toAppError(new Error("around it", { cause: error }))).toBe(error);
});

test("every code has a status that HTTP knows and a text", () => {
  for (const row of Object.values(errorTable)) {
    expect(row.status).toBeGreaterThanOrEqual(400);
    expect(row.status).toBeLessThan(600);
    expect(row.title.length).toBeGreaterThan(5);
  }
});
