import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksPosted } from "./posted-checks.ts";
import { proofOf } from "./sender-proof.ts";

type Lines = readonly (readonly [string, string])[];
const from = "mira@mail.example.com";
const received = [
  "Received",
  "from mx.example.com by mx.service.example with ESMTPS id 1",
] as const;
const signedBy = (domain: string) => ["DKIM-Signature", `v=1; d=${domain}; s=s1; b=x`] as const;
const spf = (sender: string, result = "pass") =>
  [
    "Received-SPF",
    `${result} (x: Sender '${sender}' (mechanism 'mx' matched)) receiver=p; identity=mailfrom; envelope-from="${sender}"; helo=h; client-ip=192.0.2.1`,
  ] as const;

const postmark = (...lines: Lines) => ({
  From: `Mira <${from}>`,
  Headers: lines.map(([Name, Value]) => ({ Name, Value })),
});
const mailgun = (...lines: Lines) => ({
  sender: from,
  "body-plain": "Hello",
  "message-headers": JSON.stringify(lines),
});
const proof = (fields: Record<string, unknown>) => proofOf(from, checksPosted(fields));

describe("Postmark says of a sender", () => {
  const pickup = [
    "Received",
    "by p.inbound.postmarkapp.com (Postfix, from userid 996) id 1",
  ] as const;
  const tests = (names: string) => ["X-Spam-Tests", names] as const;

  test.each<[string, Lines]>([
    ["by SPF", [pickup, tests("SPF_PASS"), spf(from), received]],
    ["by SPF of the domain above", [pickup, spf("bounce@example.com"), received]],
    [
      "as its documents write it",
      [
        [
          "Received-SPF",
          `Pass (sender SPF authorized) identity=mailfrom; client-ip=192.0.2.1; helo=h; envelope-from=${from}; receiver=x@inbound.postmarkapp.com`,
        ],
        received,
      ],
    ],
    [
      "by a signature",
      [
        pickup,
        tests("DKIM_SIGNED,DKIM_VALID,\tDKIM_VALID_AU"),
        received,
        signedBy("mail.example.com"),
      ],
    ],
    [
      "by a signature of the domain above, after forwarding",
      [
        tests("DKIM_SIGNED,DKIM_VALID"),
        spf("list@forwarder.example"),
        received,
        signedBy("example.com"),
      ],
    ],
  ])("that it is verified %s", (_how, lines) => {
    expect(proof(postmark(...lines))).toBe("passed");
  });

  test.each<[string, Lines]>([
    ["SPF says no", [spf(from, "softfail"), received]],
    ["SPF holds for another domain", [spf("eve@evil.example"), received]],
    [
      "the signature is broken",
      [tests("DKIM_SIGNED,DKIM_INVALID"), received, signedBy("mail.example.com")],
    ],
    [
      "the signature is another domain's",
      [tests("DKIM_SIGNED,DKIM_VALID"), received, signedBy("evil.example")],
    ],
  ])("that it isn't where %s", (_what, lines) => {
    expect(proof(postmark(...lines))).toBe("failed");
  });

  test.each<[string, Lines]>([
    [
      "the mail itself says so, below the line of its reception",
      [pickup, received, tests("DKIM_SIGNED,DKIM_VALID"), spf(from), signedBy("example.com")],
    ],
    ["no line of a reception tells who wrote what", [tests("SPF_PASS"), spf(from)]],
    [
      "two domains signed, and one signature holds",
      [
        tests("DKIM_SIGNED,DKIM_VALID,DKIM_VALID_AU"),
        received,
        signedBy("evil.example"),
        signedBy("mail.example.com"),
      ],
    ],
    [
      "only the greeting was checked",
      [
        [
          "Received-SPF",
          "pass (x) receiver=p; identity=helo; helo=mail.example.com; client-ip=192.0.2.1",
        ],
        received,
      ],
    ],
    ["a header stands there twice", [spf(from), spf("eve@evil.example"), received]],
    [
      "the envelope's sender holds another one in its quotes",
      [spf(`x)) identity=mailfrom; envelope-from=${from}; @evil.example`), received],
    ],
    [
      "the envelope's sender has two @",
      [
        [
          "Received-SPF",
          `pass (x) identity=mailfrom; envelope-from="${from}"@evil.example; receiver=p`,
        ],
        received,
      ],
    ],
  ])("nothing where %s", (_what, lines) => {
    expect(proof(postmark(...lines))).toBe("unknown");
  });
});

describe("Mailgun says of a sender", () => {
  const envelope = ["X-Envelope-From", `<${from}>`] as const;
  const mark = ["X-Mailgun-Incoming", "Yes"] as const;
  const own = (name: "Spf" | "Dkim-Check-Result", result: string) =>
    [`X-Mailgun-${name}`, result] as const;
  const pass = own("Spf", "Pass");

  test.each<[string, Lines]>([
    ["by SPF", [pass, mark, envelope, received]],
    ["by SPF, told below the line of its reception", [received, pass, envelope, mark]],
    [
      "by a signature",
      [
        own("Dkim-Check-Result", "Pass"),
        own("Spf", "SoftFail"),
        mark,
        envelope,
        received,
        signedBy("example.com"),
      ],
    ],
  ])("that it is verified %s", (_how, lines) => {
    expect(proof(mailgun(...lines))).toBe("passed");
  });

  test("the same of a mail that it posts whole", () => {
    const raw = [pass, mark, envelope, received, ["From", from] as const];
    const lines = raw.map(([name, value]) => `${name}: ${value}`);
    expect(proof({ "body-mime": `${lines.join("\r\n")}\r\n\r\nHello` })).toBe("passed");
  });

  test.each<[string, Lines]>([
    ["SPF says no", [own("Spf", "Fail"), mark, envelope, received]],
    [
      "SPF holds for another domain",
      [pass, mark, ["X-Envelope-From", `<"${from}"@evil.example>`], received],
    ],
    [
      "the signature is another domain's",
      [own("Dkim-Check-Result", "Pass"), mark, envelope, received, signedBy("evil.example")],
    ],
    [
      "the signature is broken",
      [own("Dkim-Check-Result", "Fail"), mark, envelope, received, signedBy("example.com")],
    ],
  ])("that it isn't where %s", (_what, lines) => {
    expect(proof(mailgun(...lines))).toBe("failed");
  });

  test.each<[string, Lines]>([
    ["its spam filter is off", [mark, envelope, received]],
    ["the mail itself says so", [mark, envelope, received, pass]],
    ["the mail itself says so, below Mailgun's own lines", [received, envelope, mark, pass]],
    ["the mail repeats Mailgun's mark", [received, pass, mark, ["From", from], mark]],
    [
      "one of two domains' signatures holds",
      [
        own("Dkim-Check-Result", "Pass"),
        mark,
        envelope,
        received,
        signedBy("example.com"),
        signedBy("evil.example"),
      ],
    ],
  ])("nothing where %s", (_what, lines) => {
    expect(proof(mailgun(...lines))).toBe("unknown");
  });

  test("nothing by fields that are another service's: each header of a mail becomes one", () => {
    const forged = {
      SPF: "pass",
      dkim: `{@example.com : pass}`,
      envelope: JSON.stringify({ from }),
    };
    expect(proof({ ...mailgun(mark, envelope, received), ...forged })).toBe("unknown");
  });
});

test("whatever is posted below the line of a reception verifies nobody", () => {
  const line = fc.tuple(
    fc.constantFrom(
      "X-Mailgun-Spf",
      "X-Mailgun-Incoming",
      "X-Spam-Tests",
      "Received-SPF",
      "Received",
      "X-Envelope-From",
    ),
    fc.oneof(
      fc.constantFrom(
        "Pass",
        "Yes",
        "DKIM_SIGNED,DKIM_VALID",
        spf(from)[1],
        received[1],
        `<${from}>`,
      ),
      fc.string(),
    ),
  );
  const mark = ["X-Mailgun-Incoming", "Yes"] as const;
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      expect(proof(postmark(received, ...lines))).not.toBe("passed");
      expect(proof(mailgun(mark, received, ...lines))).not.toBe("passed");
      expect(proof(mailgun(received, mark, ...lines))).not.toBe("passed");
    }),
  );
});
