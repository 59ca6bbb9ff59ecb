import { expect, test } from "vitest";
import { readContacts } from "../read-contact.ts";

test.each([
  [
    ["gary", "gary pike", "pike & son plumbing", "07700 900 411"],
    "Gary Pike",
    "pike & son plumbing",
  ],
  [["rich abbott, abbott roofing", "07700 900 655"], "Rich Abbott", "abbott roofing"],
  [
    ["im just the intern haha, ellie", "co is nordhavn shipping", "e@nordhavn.example"],
    "Ellie",
    "nordhavn shipping",
  ],
  [
    ["shop is called thread & thimble, need to take cards", "07700 900 283"],
    null,
    "thread & thimble",
  ],
  [["rappelez moi au 06 39 98 41 27, momo"], "Momo", null],
  [["company is growing, call 07700 900 283"], null, null],
  [["red roofing", "07700 900 283"], null, null],
])("who writes, and for whom, is read in small letters: %j", (said, name, company) => {
  expect(readContacts(said)).toMatchObject({ name, company });
});

test("a name in small letters counts only for somebody who can be reached", () => {
  expect(readContacts(["gary"]).name).toBeNull();
  expect(readContacts(["gary", "07700 900 411"]).name).toBe("Gary");
});

test.each([
  [["Text 07700 900 333, I can't pick up while I work. Lan"], "Lan"],
  [["Call 07700 900 333, I use Excel, Word, Outlook"], null],
  [["Call 07700 900 333. Thanks"], null],
  [
    ["Rufen Sie mich an, 0821 449 7721, es geht um die Website. Danke für die Auskunft, Wartung"],
    null,
  ],
  [["Hollis, Hollis & Grey Lettings", "020 7946 0144"], "Hollis"],
  [["Merrow Builders, Sheila in accounts", "accounts@merrowbuilders.example"], "Sheila"],
  [["Sofia, as you see", "sofia@castellani.example"], "Sofia"],
])("a rare name is read where a message ends or begins with it: %j", (said, name) => {
  expect(readContacts(said).name).toBe(name);
});
