// Runs before the first paint, so that a folded navigation (ui/SideNavigation.tsx) is never drawn unfolded first.
{
  const key = "side-navigation";
  try {
    if (localStorage.getItem(key) === "folded") document.documentElement.dataset["side"] = "folded";
  } catch {
    // storage may be switched off
  }
}
