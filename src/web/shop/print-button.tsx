import { Button } from "../ui/Button.tsx";
import { Printer } from "../ui/icons.tsx";

/** Opens the browser's own dialog, which prints or saves as PDF. */
export function PrintButton() {
  return (
    <Button variant="quiet" icon={<Printer />} onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  );
}
