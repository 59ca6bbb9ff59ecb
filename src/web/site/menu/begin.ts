// A menu over the page (the site's on phones, an app's navigation) closes when the focus goes on to what is behind it.
addEventListener("focusin", ({ target }) => {
  const menu = document.querySelector<HTMLElement>(":is(#site-menu, #app-side):popover-open");
  const isOutside = target instanceof Element && !menu?.contains(target);
  if (isOutside && !target.closest(`[popovertarget="${menu?.id}"]`)) menu?.hidePopover();
});
