import { beforeAll, expect, inject, test } from "vitest";
import { type AnswerCheck, collectAnswers, isDocument, wrongAnswers } from "./all-answers.ts";
import type { RawAnswer } from "./raw-request.ts";

const url = inject("sharedApp");
let answers: Map<string, RawAnswer>;
beforeAll(async () => {
  answers = await collectAnswers(url);
});
const wrong = (isRight: AnswerCheck, among?: AnswerCheck) => wrongAnswers(answers, isRight, among);

test.each([
  ["x-content-type-options", "nosniff"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
])("every answer says %s: %s", (name, value) => {
  expect(wrong(({ headers }) => headers[name] === value)).toEqual([]);
});

/** Pages on which one can call Aria; without a video provider the call is the page's own, and needs no camera. */
const holdsCall = (_answer: RawAnswer, path: string) => /^\/(contact)?(\?.*)?$/.test(path);

test("every answer limits the referrer, and gives no page camera, place or payment; the microphone only where one can call", () => {
  expect(
    wrong(({ headers }) =>
      /^(strict-origin(-when-cross-origin)?|same-origin|no-referrer)$/.test(
        headers["referrer-policy"] ?? "",
      ),
    ),
  ).toEqual([]);
  expect(
    wrong(({ headers }) =>
      ["camera=()", "geolocation=()", "payment=()"].every((part) =>
        headers["permissions-policy"]?.includes(part),
      ),
    ),
  ).toEqual([]);
  const mayHear = (what: string) => (answer: RawAnswer) =>
    answer.headers["permissions-policy"]?.includes(`microphone=(${what})`) ?? false;
  expect(wrong(mayHear("self"), holdsCall)).toEqual([]);
  expect(wrong(mayHear(""), (answer, path) => !holdsCall(answer, path))).toEqual([]);
});

/** Pages of apps carry the client router, whose few inline scripts bear the answer's nonce. */
const nonceOf = ({ headers }: RawAnswer) =>
  /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(headers["content-security-policy"] ?? "")?.[1];
const isApp = (answer: RawAnswer, path: string) =>
  isDocument(answer) &&
  /^\/(login|register|forgot-password|reset-password|confirm-email|first-admin|logout|account-deleted)/.test(
    path,
  );

test("every page has the strict content security policy: own scripts only, no inline ones without its nonce, no frames", () => {
  const policyOf = ({ headers }: RawAnswer) =>
    new Map(
      (headers["content-security-policy"] ?? "").split("; ").map((part) => {
        const [name = "", ...values] = part.split(" ");
        return [name, values.join(" ")] as const;
      }),
    );
  const expected = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "service-worker",
  };
  const isStrict = (answer: RawAnswer, path: string) => {
    const policy = policyOf(answer);
    const scripts = isApp(answer, path) ? `'self' 'nonce-${nonceOf(answer)}'` : "'self'";
    return Object.entries({ ...expected, "script-src": scripts }).every(
      ([name, value]) => policy.get(name) === value,
    );
  };
  expect(wrong(isStrict, isDocument)).toEqual([]);
  expect(
    wrong(({ headers }) => !/unsafe-|\*/.test(headers["content-security-policy"] ?? "")),
  ).toEqual([]);
  expect(wrong((answer) => nonceOf(answer) !== undefined, isApp)).toEqual([]);
});

test("no document holds what that policy would refuse: inline scripts, styles or handlers", () => {
  expect(
    wrong((answer) => {
      const scripts = answer.text.match(/<script[^>]*>/g) ?? [];
      return (
        scripts.every(
          (tag) =>
            /\ssrc=|type="application\/ld\+json"/.test(tag) ||
            tag.includes(`nonce="${nonceOf(answer) ?? "none"}"`),
        ) &&
        !/<style|\sstyle="|\son[a-z]+="/.test(answer.text.replace(/<script[^]*?<\/script>/g, ""))
      );
    }, isDocument),
  ).toEqual([]);
});

test("no answer names the software behind it", () => {
  expect(wrong(({ headers }) => !headers["server"] && !headers["x-powered-by"])).toEqual([]);
});

// Where it is https: found.test.ts.
test("browsers are not told to insist on https where the public address isn't https", () => {
  expect(wrong(({ headers }) => headers["strict-transport-security"] === undefined)).toEqual([]);
});
