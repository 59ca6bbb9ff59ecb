/**
 * Asks for the calendar of demos in the browser's own time zone, where it is drawn in another, and puts it in its
 * place. Whoever is at it already, or isn't answered, keeps the one that is there: each time names its zone.
 */
export function askInOwnZone(): void {
  const here = document.querySelector<HTMLElement>("[data-own-zone]");
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!here || !own || own === here.dataset["ownZone"]) return;
  const there = new URL(location.href);
  there.searchParams.set("zone", own);
  // Reads a document without a string of markup in our hands, which Trusted Types refuse.
  const asked = new XMLHttpRequest();
  asked.open("GET", there);
  asked.responseType = "document";
  asked.addEventListener("load", () => {
    const drawn =
      asked.status === 200 && asked.responseXML?.querySelector("#main .booking__choice");
    if (!drawn || here.contains(document.activeElement)) return;
    here.replaceWith(document.adoptNode(drawn));
    history.replaceState(history.state, "", there);
  });
  asked.send();
}
