import { redirect, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "#errors";
import type { WebDeps } from "../../../http/web-deps.ts";
import { depsContext, renderErrorContext } from "../context.ts";
import { done, fieldsOf, refusalOf } from "./outcome.ts";
import { readForm } from "./read-form.ts";
import { confirmFirst, runForm } from "./run-form.ts";

const Schema = z.object({
  email: z.string("Enter an address.").min(1, "Enter an address."),
  password: z.string("Enter a password.").min(1, "Enter a password."),
});

/** A form as it arrives; `reports` gets what was logged as our own failure. */
function sent(fields: Record<string, string>, reports: unknown[] = []) {
  const context = new RouterContextProvider();
  context.set(depsContext, { requestId: "req_1" } as WebDeps);
  context.set(renderErrorContext, (error) => void reports.push(error));
  const body = new URLSearchParams(fields);
  return { context, request: new Request("http://localhost/form", { method: "POST", body }) };
}

/** What the page is told; a redirect is no answer for the page. */
async function told(answer: ReturnType<typeof runForm>) {
  const answered = await answer;
  if (answered instanceof Response) throw new Error("It was a redirect.");
  return { outcome: answered.data, status: answered.init?.status };
}

describe("a refused form", () => {
  const refused = (fields: Record<string, string>, ...rest: [AppError?]) =>
    told(
      runForm(sent(fields), async (form) => {
        if (rest[0]) throw rest[0];
        readForm(form, Schema);
        return done();
      }),
    );

  test("comes back with its status, each field's complaint, and the first wrong field", async () => {
    const { outcome, status } = await refused({ intent: "in", password: "", email: "" });
    expect(status).toBe(422);
    expect(outcome).toMatchObject({
      kind: "refused",
      key: "req_1",
      intent: "in",
      code: "invalid_input",
      fields: { email: "Enter an address.", password: "Enter a password." },
      firstWrong: "password", // as it stands in the form
    });
  });

  test("keeps what was typed, and no secret", async () => {
    const typed = { email: "ada", note: "a\nb" };
    const secrets = {
      password: "p1",
      confirmPassword: "p2",
      currentPassword: "p3",
      code: "123456",
      token: "t",
      setup: "s",
      client_secret: "c",
    };
    const { outcome } = await refused({ ...typed, ...secrets }, new AppError("sign_in_failed"));
    expect(refusalOf(outcome)?.values).toEqual(typed);
  });

  test("says a field's complaint at the field, and nothing at the others", async () => {
    const { outcome } = await refused({ email: "ada", password: "" });
    const field = fieldsOf(refusalOf(outcome, ""));
    expect(field("email", "from the page")).toEqual({
      name: "email",
      error: undefined,
      defaultValue: "ada",
      autoFocus: false,
    });
    expect(field("password")).toEqual({
      name: "password",
      error: "Enter a password.",
      defaultValue: "",
      autoFocus: true,
    });
    expect(refusalOf(outcome, "another")).toBeUndefined();
  });

  test("may be worded anew, and tied to a field", async () => {
    const wording = ({ code }: AppError) =>
      code === "wrong_code" ? { message: "Incorrect code", field: "code" } : undefined;
    const work = async () => Promise.reject(new AppError("wrong_code"));
    const { outcome, status } = await told(runForm(sent({ code: "1" }), work, wording));
    expect(status).toBe(401);
    expect(outcome).toMatchObject({
      message: "Incorrect code",
      fields: { code: "Incorrect code" },
      firstWrong: "code",
      values: {},
    });
  });

  test("is logged where the failure is ours, and only then", async () => {
    const reports: unknown[] = [];
    const ours = new AppError("registration_failed");
    await runForm(sent({}, reports), () => Promise.reject(ours));
    await runForm(sent({}, reports), () => Promise.reject(new AppError("email_taken")));
    expect(reports).toEqual([ours]);
  });
});

test("what is unknown is thrown on", async () => {
  const bug = new TypeError("x is undefined");
  await expect(runForm(sent({}), () => Promise.reject(bug))).rejects.toBe(bug);
});

test("a redirect is answered as it is, returned or thrown", async () => {
  const to = redirect("/there", 303);
  expect(await runForm(sent({}), () => Promise.resolve(to))).toBe(to);
  // oxlint-disable-next-line prefer-promise-reject-errors -- the router's way to answer with a redirect
  await expect(runForm(sent({}), () => Promise.reject(to))).rejects.toBe(to);
});

test("a question comes with what was sent, so that the page can send it again", async () => {
  const form = { intent: "delete", userId: "usr_1" };
  const { outcome, status } = await told(
    runForm(sent(form), () => Promise.resolve(confirmFirst("Ada"))),
  );
  expect([status, outcome]).toEqual([
    200,
    { kind: "confirm", key: "req_1", intent: "delete", about: "Ada", values: form },
  ]);
});

test("fields that the contract doesn't have are dropped", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    email: "ada@example.com",
    password: "secret",
    role: "admin",
    "__proto__.role": "admin",
    "constructor.prototype.role": "admin",
  }))
    form.append(name, value);
  expect(readForm(form, Schema)).toEqual({ email: "ada@example.com", password: "secret" });
  expect(({} as { role?: string }).role).toBeUndefined();
});

test("names that mean something to the form library are taken for no orders and no huge lists", () => {
  const form = new FormData();
  form.append("items[4000000000]", "x");
  form.append("__intent__", "{not json");
  form.append("__state__", "{not json");
  form.append("items[1]", "b");
  form.append("items[0]", "a");
  expect(readForm(form, z.object({ items: z.array(z.string()) }))).toEqual({ items: ["a", "b"] });
});
