// The phone's menu closes when the keyboard's focus goes on to the page behind it.
addEventListener("focusin", ({ target }) => {
  const menu = document.querySelector<HTMLElement>("#site-menu:popover-open");
  const isOutside = target instanceof Element && !menu?.contains(target);
  if (isOutside && !target.closest('[popovertarget="site-menu"]')) menu?.hidePopover();
});
