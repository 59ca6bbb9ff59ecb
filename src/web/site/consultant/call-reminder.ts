import { brand } from "#content/brand.ts";
import { clockHere } from "#kit/date-words.ts";
import { paths } from "../../paths.ts";
import { showSlip } from "../../ui/slip.ts";
import { endCall, readPanel } from "./consultation-calls.ts";
import { rememberCall } from "./remember-call.ts";

/** Offers the way back into a call that still runs, until the panel is seen, which says the same. Never throws. */
export async function remindOfCall(): Promise<void> {
  const answer = await readPanel().catch(() => null);
  if (!answer) return; // the next page may find out
  const { session } = answer;
  if (!session) return rememberCall(false);
  const slip = showSlip({
    title: "Your call is still running",
    text: `${brand.consultant} stays on the call until ${clockHere(session.endsBy)}.`,
    actions: [
      {
        label: "Return to the call",
        isMain: true,
        run: () => {
          slip.close();
          location.assign(paths.consultant());
        },
      },
      {
        label: "End call",
        run: () => {
          slip.close();
          rememberCall(false);
          void endCall(session.id);
        },
      },
    ],
    onDismiss: () => slip.close(),
  });
  const panel = document.querySelector("#consultant");
  if (!panel) return;
  const sight = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    sight.disconnect();
    slip.close();
  });
  sight.observe(panel);
}
