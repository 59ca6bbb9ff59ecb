import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { brand } from "#content/brand.ts";
import { chooseTheme } from "../kit/theme-choice.ts";
import { paths } from "../paths.ts";
import { AppFrame } from "../ui/AppFrame.tsx";
import { AppSearch } from "../ui/AppSearch.tsx";
import { ArrowRight, Chat, Globe, LogOut, Search } from "../ui/icons.tsx";
import type { Command, CommandGroup } from "../ui/Palette.tsx";
import type { FrameLink } from "../ui/SideNavigation.tsx";
import { AccountMenu, areasOf, logoutLabel, submitLogout, themes } from "./account-menu.tsx";
import type { ShownPerson } from "./account-menu.tsx";

/** A list that can be searched: what is in it, and its address with these words looked for. */
export type ListSearch = { label: string; to: (search: string) => string };

/**
 * The frame of portal, studio and admin: the same bar, palette and account for all, with the area's own pages.
 * `links` is the one list of them: the side navigation and the palette show it.
 */
export function AreaFrame({
  area,
  links,
  searches = [],
  commands = [],
  person,
  head,
  children,
}: {
  area: { label: string; href: string };
  links: readonly FrameLink[];
  /** The area's lists, for the palette. */
  searches?: readonly ListSearch[];
  /** What the palette offers of this area beyond its pages. */
  commands?: readonly CommandGroup[];
  /** Undefined where the layout's data couldn't be read. */
  person: ShownPerson | undefined;
  head?: ReactNode;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const leadTo = (to: string) => () => void navigate(to);
  const searchFor = (typed: string): Command[] =>
    searches.map(({ label, to }) => ({
      id: `search ${label}`,
      label: `Search ${label} for “${typed}”`,
      icon: <Search />,
      run: leadTo(to(typed)),
    }));
  return (
    <AppFrame
      area={area}
      site={{ label: brand.name, href: paths.home() }}
      links={links}
      tools={
        <>
          <AppSearch
            groups={commandsOf({ area: area.label, links, commands, person, leadTo })}
            searches={searchFor}
          />
          {person ? <AccountMenu person={person} /> : null}
        </>
      }
      head={head}
    >
      {children}
    </AppFrame>
  );
}

function commandsOf({
  area,
  links,
  commands,
  person,
  leadTo,
}: {
  area: string;
  links: readonly FrameLink[];
  commands: readonly CommandGroup[];
  person: ShownPerson | undefined;
  leadTo: (to: string) => () => void;
}): CommandGroup[] {
  const pages = links.flatMap(({ to, label, icon, parts = [] }) => [
    { id: to, label, icon, run: leadTo(to) },
    ...parts.map((part) => ({
      id: part.to,
      label: `${label}: ${part.label}`,
      icon,
      run: leadTo(part.to),
    })),
  ]);
  const areas = person ? areasOf(person.role).filter(({ label }) => label !== area) : [];
  return [
    { value: area, items: pages },
    ...commands,
    {
      value: "Elsewhere",
      items: [
        ...areas.map(({ href, label }) => ({
          id: href,
          label,
          icon: <ArrowRight />,
          run: leadTo(href),
        })),
        {
          id: paths.home(),
          label: `${brand.name} website`,
          icon: <Globe />,
          run: () => location.assign(paths.home()),
        },
      ],
    },
    {
      value: "Actions",
      items: [
        {
          id: "chat",
          label: `Ask ${brand.consultant}`,
          words: "chat help",
          icon: <Chat />,
          run: () => document.querySelector<HTMLElement>(".chat-button")?.click(),
        },
        ...themes.map(({ value, label, icon }) => ({
          id: `theme ${value}`,
          label: `Theme: ${label}`,
          icon,
          run: () => chooseTheme(value),
        })),
        {
          id: "logout",
          label: logoutLabel,
          words: "sign out",
          icon: <LogOut />,
          run: submitLogout,
        },
      ],
    },
  ];
}
