// Part of every page (later.ts), so only the beginning: a call that ran when this browser showed a page of ours last,
// and a panel whose stored state may not be true any more.
const key = "call";
const isRemembered = () => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage may be switched off
  }
};
if (isRemembered())
  import("./call-reminder.ts").then(
    ({ remindOfCall }) => remindOfCall(),
    () => {},
  );
const panel = document.querySelector<HTMLElement>("[data-island=consultant]");
if (panel)
  import("./wake-panel.ts").then(
    ({ wakePanel }) => wakePanel(panel),
    () => {},
  );
