import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";

/** Opens the form for an address. `isBack`: somebody comes back from it, and the focus with them. */
export function LeaveAddress({ isBack, onClick }: { isBack: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) button.current?.focus();
  }, [isBack]);
  return (
    <Button ref={button} variant="quiet" size="small" onClick={onClick}>
      Leave your address
    </Button>
  );
}
