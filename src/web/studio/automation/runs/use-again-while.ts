import { useEffect } from "react";
import { useRevalidator } from "react-router";

const everyMs = 2000;

/** Reads the page again every two seconds while something is under way and somebody looks. */
export function useAgainWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
