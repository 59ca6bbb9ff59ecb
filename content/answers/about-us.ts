import { ariaForYou } from "./aria-for-you.ts";
import { ariaKnows } from "./aria-knows.ts";
import { companyPeople } from "./company-people.ts";
import { companyProfile } from "./company-profile.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { notAboutUs } from "./not-about-us.ts";
import { partnersAndBeginners } from "./partners-and-beginners.ts";

/** What people ask about Aria and the company beside the usual, and what they ask that is about neither. */
export const aboutUsAndNot: readonly CuratedAnswer[] = [
  ariaForYou,
  ariaKnows,
  companyPeople,
  companyProfile,
  partnersAndBeginners,
  notAboutUs,
].flat();
