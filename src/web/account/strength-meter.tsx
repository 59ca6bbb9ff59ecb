import { useEffect, useRef, useState } from "react";
import type { Strength } from "#kit/password-strength.ts";

/** By score; a word beside the bar says the same as its length and colour. */
const words = ["Too easy to guess", "Too easy to guess", "Fair", "Good", "Strong"] as const;

/** The estimator with its dictionaries is large: it is fetched once somebody is about to choose a password. */
const loadEstimator = () => import("#kit/password-strength.ts");
/** The next key is likely to come within this time. */
const pauseMs = 200;

/**
 * How hard a new password is to guess, as a bar with a word that is read out when it changes.
 * @param isWanted true from the field's first focus on: the estimator is fetched then
 * @param own words about the person, read when the password is rated
 */
export function StrengthMeter({
  password,
  isWanted,
  own,
}: {
  password: string;
  isWanted: boolean;
  own: () => readonly string[];
}) {
  const [strength, setStrength] = useState<Strength | null>(null);
  const readOwn = useRef(own);
  useEffect(() => {
    readOwn.current = own;
  });
  useEffect(() => {
    // Without a line the server alone decides.
    if (isWanted) loadEstimator().catch(() => {});
  }, [isWanted]);
  useEffect(() => {
    let isStale = false;
    const rate = async () => {
      if (!password) return setStrength(null);
      const { rateStrength } = await loadEstimator();
      const found = await rateStrength(password, readOwn.current());
      if (!isStale) setStrength(found);
    };
    const waiting = setTimeout(() => void rate().catch(() => {}), password ? pauseMs : 0);
    return () => {
      isStale = true;
      clearTimeout(waiting);
    };
  }, [password]);

  if (!isWanted) return null;
  const score = strength ? Math.max(1, strength.score) : 0;
  return (
    <div className="strength needs-js" data-score={score}>
      <div className="strength__bar" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <p className="strength__word" aria-live="polite">
        {strength ? (
          <>
            <span className="sr-only">Password strength: </span>
            {words[strength.score]}
          </>
        ) : null}
      </p>
    </div>
  );
}
