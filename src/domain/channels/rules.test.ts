import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replySubject, shortReferences, whyIgnored } from "./mail-rules.ts";
import { isSignedByTwilio, maxSmsChars, shortSms, twilioSignature, wishOf } from "./sms-rules.ts";
import { stripQuotes } from "./strip-quotes.ts";

describe("quoted mail", () => {
  test.each([
    [
      "Gmail",
      "Yes please.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Rosie <help@tea.example> wrote:\n> Shall I?\n> It costs $3.",
    ],
    [
      "Gmail, wrapped",
      "Yes please.\n\nOn Mon, Nov 23, 2026 at 9:00 AM Rosie of the Tea Shop\n<help@tea.example> wrote:\n\n> Shall I?",
    ],
    [
      "German",
      "Yes please.\n\nAm Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Rosie <help@tea.example>:\n> Soll ich?",
    ],
    [
      "French",
      "Yes please.\n\nLe lun. 23 nov. 2026 à 09:00, Rosie <help@tea.example> a écrit :\n> Je peux ?",
    ],
    [
      "Spanish",
      "Yes please.\n\nEl lun, 23 nov 2026 a las 9:00, Rosie (<help@tea.example>) escribió:\n> ¿Sí?",
    ],
    [
      "Outlook",
      "Yes please.\n\nFrom: Rosie <help@tea.example>\nSent: Monday, November 23, 2026\nTo: Ada\nSubject: Tea\n\nShall I?",
    ],
    [
      "Outlook, German",
      "Yes please.\n\nVon: Rosie <help@tea.example>\nGesendet: Montag\nAn: Ada\n\nSoll ich?",
    ],
    ["Outlook, older", "Yes please.\n\n-----Original Message-----\nFrom: Rosie\n\nShall I?"],
    [
      "Outlook on the web",
      "Yes please.\n\n________________________________\nFrom: Rosie\n\nShall I?",
    ],
    ["a signature", "Yes please.\n\n-- \nAda Lovelace\nAnalytical Engines Ltd."],
    ["a phone", "Yes please.\n\nSent from my iPhone\n\n> Shall I?"],
    ["nothing", "Yes please."],
  ])("is left out: %s", (_program, text) => {
    expect(stripQuotes(text)).toBe("Yes please.");
    expect(stripQuotes(text.replaceAll("\n", "\r\n"))).toBe("Yes please.");
  });

  test("answers between quoted lines stay", () => {
    const text = "On Monday Rosie wrote:\n> Green or black?\nGreen.\n> How much?\n200 g.";
    expect(stripQuotes(text)).toBe("Green.\n200 g.");
  });

  test.each([
    "On Monday I wrote: nothing. Can you help?",
    "From: what time are you open?\nAnd on Sunday?",
    "I'd like two teas -- one green, one black.",
  ])("a person's own words that look like it stay: %s", (text) => {
    expect(stripQuotes(text)).toBe(text);
  });

  test("whatever is quoted below, the words above come through, and a second pass changes nothing", () => {
    const words = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,6}\?$/);
    fc.assert(
      fc.property(words, fc.array(words), (own, quoted) => {
        const mail = `${own}\n\nOn Mon, Nov 23, 2026 at 9:00 AM Rosie <help@tea.example> wrote:\n${quoted.map((one) => `> ${one}`).join("\n")}`;
        expect(stripQuotes(mail)).toBe(own);
        expect(stripQuotes(own)).toBe(own);
      }),
    );
  });

  test("no text takes long or throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 4000 }),
        (text) => stripQuotes(text).length <= text.length,
      ),
    );
    expect(stripQuotes(`${"On ".repeat(50_000)}x`).length).toBeGreaterThan(0);
  });
});

describe("mails that no person wrote", () => {
  const mail = (headers: Record<string, string>, address = "ada@example.com") => ({
    from: { name: "", address },
    headers,
    text: "Hello",
    subject: "Hi",
  });
  const own = ["help@tea.example"];

  test.each([
    ["automatic", { "auto-submitted": "auto-replied (vacation)" }],
    ["automatic", { "auto-submitted": "auto-generated" }],
    ["automatic", { precedence: "auto_reply" }],
    ["automatic", { precedence: "bulk" }],
    ["automatic", { "x-autoreply": "yes" }],
    ["automatic", { "x-auto-response-suppress": "DR, OOF, AutoReply" }],
    ["list", { "list-id": "<news.example.com>" }],
    ["list", { "list-unsubscribe": "<https://example.com/u>" }],
    ["list", { precedence: "list" }],
    ["bounce", { "return-path": "<>" }],
    ["bounce", { "content-type": "multipart/report; report-type=delivery-status" }],
    ["bounce", { "x-failed-recipients": "ada@example.com" }],
    ["spam", { "x-spam-flag": "YES" }],
  ] as const)("%s: %o", (why, headers) => {
    expect(whyIgnored(mail(headers), own)).toBe(why);
  });

  test.each([
    ["MAILER-DAEMON@example.com", "bounce"],
    ["no-reply@example.com", "automatic"],
    ["noreply+x7@example.com", "automatic"],
    ["Help@Tea.example", "own"],
  ])("by its sender: %s", (address, why) => {
    expect(whyIgnored(mail({}, address), own)).toBe(why);
  });

  test("a person's mail is read, whatever harmless headers it has", () => {
    const harmless = {
      "auto-submitted": "no",
      precedence: "normal",
      "return-path": "<ada@example.com>",
    };
    expect(whyIgnored(mail(harmless), own)).toBeNull();
    expect(whyIgnored(mail({}, "noreplyson@example.com"), own)).toBeNull();
  });

  test("what we send ourselves is never answered, whatever else it says", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (headers) => {
        const ours = { ...headers, "auto-submitted": "auto-replied" };
        return (
          whyIgnored(mail(ours), own) !== null &&
          whyIgnored(mail(headers, "help@tea.example"), own) === "own"
        );
      }),
    );
  });

  test("subjects say Re: once, and references keep the first and the latest", () => {
    expect(["Tea", "RE: Tea", "AW: Tea", ""].map(replySubject)).toEqual([
      "Re: Tea",
      "RE: Tea",
      "AW: Tea",
      "Re: Your message",
    ]);
    const ids = Array.from({ length: 50 }, (_, index) => `${index}@x`);
    expect(shortReferences(ids, 4)).toEqual(["0@x", "47@x", "48@x", "49@x"]);
  });
});

describe("text messages", () => {
  test.each([
    ["STOP", "stop"],
    [" stop. ", "stop"],
    ["Unsubscribe", "stop"],
    ["start", "start"],
    ["HELP", "help"],
    ["Stop by tomorrow?", null],
    ["Can you help me?", null],
  ])("%s means %s", (text, wish) => {
    expect(wishOf(text)).toBe(wish);
  });

  test("an answer always fits, and a longer one ends with the link", () => {
    const link = "https://shop.example/b/rosie";
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
        const sms = shortSms(text, { link });
        expect(sms.length).toBeLessThanOrEqual(maxSmsChars);
        expect(sms.isWellFormed()).toBe(true);
      }),
    );
    expect(shortSms("Tea is $3. ".repeat(100), { link })).toMatch(
      /\.\.\. https:\/\/shop\.example\/b\/rosie$/,
    );
    expect(shortSms("**Tea** is [here](https://tea.example)", { link })).toBe(
      "Tea is here (https://tea.example)",
    );
  });

  test("the signature is that of Twilio's documentation, and nothing else passes", () => {
    const call = {
      url: "https://mycompany.com/myapp.php?foo=1&bar=2",
      fields: {
        CallSid: "CA1234567890ABCDE",
        Caller: "+14158675309",
        Digits: "1234",
        From: "+14158675309",
        To: "+18005551212",
      },
    };
    const signature = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";
    expect(twilioSignature(call, "12345")).toBe(signature);
    expect(isSignedByTwilio({ ...call, signature }, "12345")).toBe(true);
    for (const wrong of ["", "x", `${signature} `, signature.toLowerCase()])
      expect(isSignedByTwilio({ ...call, signature: wrong }, "12345")).toBe(false);
    expect(isSignedByTwilio({ ...call, signature }, "12346")).toBe(false);
    expect(isSignedByTwilio({ ...call, url: `${call.url}&x=1`, signature }, "12345")).toBe(false);
    const more = { ...call.fields, Body: "x" };
    expect(isSignedByTwilio({ ...call, fields: more, signature }, "12345")).toBe(false);
  });
});
