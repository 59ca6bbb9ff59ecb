const mark = "ariaworks";

/**
 * While the panel covers a phone's whole screen: the page below neither scrolls nor takes the focus, and the back
 * button closes the panel instead of leaving the page.
 * @param onBack closes the panel after the back button was pressed
 */
export function coverPage(onBack: () => void): { begin: () => void; end: () => void } {
  const still = new CSSStyleSheet();
  still.replaceSync("html,body{overflow:hidden!important;overscroll-behavior:none!important}");
  let covered: HTMLElement | null = null;

  const stateOf = () => Object(history.state) as Record<string, unknown>;
  const free = () => {
    if (!covered) return;
    covered.inert = false;
    covered = null;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    removeEventListener("popstate", back);
  };
  const back = () => {
    if (stateOf()[mark]) return;
    free();
    onBack();
  };
  return {
    begin() {
      if (covered || !document.body) return;
      covered = document.body;
      covered.inert = true;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
      // What the site's router keeps there stays, so that going back changes nothing for it.
      history.pushState({ ...stateOf(), [mark]: true }, "");
      addEventListener("popstate", back);
    },
    end() {
      if (!covered) return;
      free();
      if (stateOf()[mark]) history.back();
    },
  };
}
