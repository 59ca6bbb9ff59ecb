import { expect, test } from "vitest";
import { AppError } from "#errors";
import { silentLog } from "#kit/log.ts";
import { problemResponse } from "./problems.ts";

test("an error's own facts are members of its problem, and never replace what every problem has", async () => {
  const facts = { limit: "projects", used: 3, max: 3, status: 200, code: "fine" };
  const response = problemResponse(new AppError("plan_limit", { facts }), "req_1", silentLog);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    type: "about:blank#plan_limit",
    status: 403,
    title: "You’ve reached a limit of your plan. Make room, or ask us for a larger plan.",
    code: "plan_limit",
    requestId: "req_1",
    limit: "projects",
    used: 3,
    max: 3,
  });
});
