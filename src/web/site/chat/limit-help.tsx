import { useState } from "react";
import { FollowUpForm } from "./follow-up-form.tsx";
import { LeaveAddress } from "./leave-address.tsx";

/** Where Aria may answer no more for now, a person can: somebody leaves an address. */
export function LimitHelp() {
  const [isLeaving, setLeaving] = useState<boolean>();
  return isLeaving ? (
    <FollowUpForm onCancel={() => setLeaving(false)} />
  ) : (
    <LeaveAddress isBack={isLeaving === false} onClick={() => setLeaving(true)} />
  );
}
