import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkerOf, proofOf, proofsUpTo, readChecks } from "./sender-proof.ts";

const from = "mira@mail.example.com";
const proof = (...headers: string[]) => proofOf(from, readChecks(headers, "mx.tea.example"));

describe("a sender", () => {
  test.each([
    [
      "by DMARC",
      "mx.tea.example; dkim=fail header.d=x.example; dmarc=pass header.from=example.com",
    ],
    ["by a signature of the domain", "mx.tea.example; dkim=pass header.d=mail.example.com"],
    ["by a signature of the domain above", 'mx.tea.example; dkim=pass header.d="example.com"'],
    ["by the signer's address", "mx.tea.example; dkim=pass header.i=@mail.example.com header.s=s1"],
    [
      "by the sending server",
      "mx.tea.example 1; spf=pass (tea: ok; spf=fail) smtp.mailfrom=bounce@example.com",
    ],
    [
      "by one of two signatures",
      "mx.tea.example; dkim=pass header.d=list.example; dkim=pass header.d=example.com",
    ],
    ["by a server of the trusted domain", "a1.mx.tea.example; dmarc=pass"],
  ])("is verified %s", (_how, header) => {
    expect(proof(header)).toBe("passed");
  });

  test.each([
    ["DMARC says no", "mx.tea.example; dkim=pass header.d=example.com; dmarc=fail"],
    [
      "another domain signed",
      "mx.tea.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example",
    ],
    [
      "a domain below signed, which may be anyone's",
      "mx.tea.example; dkim=pass header.d=x.mail.example.com",
    ],
    ["a top domain is named", "mx.tea.example; dkim=pass header.d=com"],
    [
      "the signature is broken",
      "mx.tea.example; dkim=fail header.d=mail.example.com; spf=softfail smtp.mailfrom=mail.example.com",
    ],
    [
      "a comment says otherwise",
      "mx.tea.example; spf=none (dkim=pass header.d=mail.example.com; dmarc=pass) smtp.mailfrom=x",
    ],
    ["a domain only ends alike", "mx.tea.example; dkim=pass header.d=ample.com"],
  ])("is refused where %s", (_what, header) => {
    expect(proof(header)).toBe("failed");
  });

  test.each([
    ["nobody checked", []],
    ["another server's word is all there is", ["mx.evil.example; dmarc=pass"]],
    ["a server's name only ends alike", ["evilmx.tea.example; dmarc=pass"]],
    ["the server checked nothing", ["mx.tea.example; none"]],
    [
      "the names couldn't be looked up",
      ["mx.tea.example; spf=temperror smtp.mailfrom=example.com"],
    ],
  ])("is unknown where %s", (_what, headers) => {
    expect(proof(...headers)).toBe("unknown");
  });

  test("is what the topmost header of the trusted server says: those below may be the sender's own", () => {
    const forged = "mx.tea.example; dmarc=pass";
    expect(proof("mx.tea.example; dmarc=fail", forged)).toBe("failed");
    expect(proof("mx.evil.example; dmarc=pass", "mx.tea.example; dmarc=fail", forged)).toBe(
      "failed",
    );
  });

  test("is never verified without a server that is trusted, whatever headers say", () => {
    const anything = fc.array(fc.string({ unit: "binary" }));
    fc.assert(
      fc.property(anything, fc.string(), (headers, checker) => {
        expect(["passed", "failed", "unknown"]).toContain(
          proofOf(from, readChecks(headers, checker)),
        );
        expect(proofOf(from, readChecks(headers, ""))).toBe("unknown");
      }),
    );
  });
});

test("Gmail's own server is known, and another can be named", () => {
  expect(checkerOf({ imapHost: "imap.gmail.com" })).toBe("mx.google.com");
  expect(checkerOf({ imapHost: "imap.tea.example", checkedBy: "mx.tea.example" })).toBe(
    "mx.tea.example",
  );
  expect(checkerOf({ imapHost: "imap.tea.example", checkedBy: "" })).toBe("");
});

test("a mail goes on only with threads of no better proof", () => {
  expect(proofsUpTo("failed")).toEqual(["failed"]);
  expect(proofsUpTo("unknown").toSorted()).toEqual(["failed", "unknown"]);
  expect(proofsUpTo("passed")).toHaveLength(3);
});
