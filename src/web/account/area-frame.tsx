import type { ReactNode } from "react";
import { brand } from "#content/brand.ts";
import { paths } from "../paths.ts";
import { AppFrame } from "../ui/AppFrame.tsx";
import type { FrameLink } from "../ui/SideNavigation.tsx";
import { AccountMenu, type ShownPerson } from "./account-menu.tsx";

/** The frame of portal, studio and admin: the same bar and account for all, with the area's own pages. */
export function AreaFrame({
  area,
  links,
  person,
  head,
  children,
}: {
  area: { label: string; href: string };
  /** The area's pages, for the side navigation. */
  links: readonly FrameLink[];
  /** Undefined where the layout's data couldn't be read. */
  person: ShownPerson | undefined;
  head?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AppFrame
      area={area}
      site={{ label: brand.name, href: paths.home() }}
      links={links}
      tools={person ? <AccountMenu person={person} /> : null}
      head={head}
    >
      {children}
    </AppFrame>
  );
}
