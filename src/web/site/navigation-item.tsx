import type { ComponentProps } from "react";
import type { NavigationLink } from "#content/navigation.ts";

/** `page` for the page itself, `true` for a page below it. */
const currentOf = (href: string, path: string) => {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? true : undefined;
};

/** A link of the header, marked where one is on its page; further attributes go to the list's item. */
export const NavigationItem = ({
  link,
  path,
  ...rest
}: ComponentProps<"li"> & { link: NavigationLink; path: string }) => (
  <li {...rest}>
    <a href={link.href} aria-current={currentOf(link.href, path)}>
      <span>{link.label}</span>
    </a>
  </li>
);
