import fc from "fast-check";
import { expect, test } from "vitest";
import { files } from "#content/promises.ts";
import { minuteMs } from "#kit/time.ts";
import { testDigest } from "../../../tests/factories/aria.ts";
import { checkDownloadLink, makeDownloadLink, type LinkReader } from "./file-link.ts";

const now = new Date("2026-03-02T10:00:00Z");
const at = (time: Date) => ({ digest: testDigest, clock: () => time });
const later = (minutes: number) => at(new Date(now.getTime() + minutes * minuteMs));
const ada = { userId: "usr_ada" };
const linkFor = (reader: LinkReader) => {
  const path = makeDownloadLink("fil_1", reader, at(now));
  const [, fileId = "", token = ""] = /^\/files\/([\w-]+)\/([\w.-]+)$/.exec(path) ?? [];
  return { fileId, token };
};
const own = linkFor({ personId: ada.userId });

test("a link works for the person that it was made for, and as long as we say", () => {
  for (const time of [at(now), later(files.linkMinutes)])
    expect(() => checkDownloadLink(ada, own, time)).not.toThrow();
});

test("a link has expired a little later", () => {
  expect(() => checkDownloadLink(ada, own, later(files.linkMinutes + 5))).toThrow(
    expect.objectContaining({ code: "link_invalid" }),
  );
});

test("for anyone else there is nothing at a person's link", () => {
  for (const actor of ["visitor", "system", { userId: "usr_bob" }] as const)
    expect(() => checkDownloadLink(actor, own, at(now))).toThrow(
      expect.objectContaining({ code: "not_found" }),
    );
});

test("a link that something shown made works for whoever has it", () => {
  const shared = linkFor({ scope: "shr_1" });
  for (const actor of ["visitor", ada] as const)
    expect(() => checkDownloadLink(actor, shared, at(now))).not.toThrow();
});

test("a link altered in any sign, moved to another file or to another reader opens nothing", () => {
  const refused = expect.objectContaining({ code: "not_found" }) as Error;
  const { token } = own;
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w.-]$/), (place, sign) => {
      fc.pre(token[place] !== sign);
      const altered = token.slice(0, place) + sign + token.slice(place + 1);
      expect(() => checkDownloadLink(ada, { ...own, token: altered }, at(now))).toThrow(refused);
    }),
  );
  expect(() => checkDownloadLink(ada, { ...own, fileId: "fil_2" }, at(now))).toThrow(refused);
  const scoped = linkFor({ scope: "shr_1" }).token.replace("shr_1", "shr_2");
  expect(() => checkDownloadLink("visitor", { ...own, token: scoped }, at(now))).toThrow(refused);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => checkDownloadLink(ada, { ...own, token: text }, at(now))).toThrow(refused);
    }),
  );
});
