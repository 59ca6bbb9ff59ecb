import { useEffect, useState } from "react";
import type { Language } from "#domain/answers/contract.ts";
import type { Refused } from "../../kit/forms/outcome.ts";

const languageOf = (field: string | null | undefined): string | undefined =>
  /^(?:asks|says|asksBack|why)\.(en|de|es|fr)$/.exec(field ?? "")?.[1];

/** Which language's tab shows: after a refusal that of the first wrong field, which then has the focus. */
export function useWrongTab(refused: (Refused & { key: string }) | undefined, first: Language) {
  const wrong = languageOf(refused?.firstWrong);
  const [tab, setTab] = useState<string>(wrong ?? first);
  const [seen, setSeen] = useState(refused?.key);
  if (refused?.key !== seen) {
    setSeen(refused?.key);
    if (wrong) setTab(wrong);
  }
  useEffect(() => {
    if (refused?.firstWrong && wrong) document.getElementsByName(refused.firstWrong)[0]?.focus();
  }, [refused, wrong]);
  return { tab, setTab };
}
