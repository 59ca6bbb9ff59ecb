import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { AppError } from "#errors";
import { withoutParameters } from "./query-error.ts";

const everything = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${error.message} ${error.stack} ${JSON.stringify(error)} ${everything(error.cause)}`
    : String(error);

test("a failed query keeps its code and place, and loses what was being stored", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    detail: "Key (email)=(bob@secret.example) already exists.",
  });
  const failed = new DrizzleQueryError(
    "insert into mails values ($1)",
    ["bob@secret.example"],
    cause,
  );
  const plain = withoutParameters(new Error("around it", { cause: failed })) as Error;
  expect(everything(plain)).not.toContain("bob@");
  expect(everything(plain)).toContain("insert into mails");
  expect((plain.cause as Error).cause).toMatchObject({ code: "23505" });
});

test("other errors pass as they are", () => {
  for (const thrown of [new AppError("not_found"), new Error("plain"), "text", null])
    expect(withoutParameters(thrown)).toBe(thrown);
});
