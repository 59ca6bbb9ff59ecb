import { useState } from "react";
import { accountEntries } from "#content/navigation.ts";
import type { Person } from "#domain/identity/contract.ts";
import { chooseTheme, themeChoice } from "../kit/theme-choice.ts";
import { leadsSomewhere, paths } from "../paths.ts";
import { ChevronDown, LogOut, Monitor, Moon, Settings, Sun } from "../ui/icons.tsx";
import { LateMenu, type MenuEntries } from "../ui/LateMenu.tsx";
import { NameKnot } from "../ui/NameKnot.tsx";

/** What the frame of an app shows of the person who is signed in. */
export type ShownPerson = Pick<Person, "name" | "email" | "role">;

/** For a layout's loader. */
export const shownPerson = ({ name, email, role }: Person): ShownPerson => ({ name, email, role });

const logoutForm = "logout";

/** The areas that a person may enter, by the header's names. */
export const areasOf = (role: Person["role"]) =>
  accountEntries
    .filter((entry) => "href" in entry)
    .filter(({ audience }) => audience === "signed-in" || audience === role)
    .filter(({ href }) => leadsSomewhere(href));
const logout = accountEntries.find((entry) => "action" in entry);
export const logoutLabel = logout?.label ?? "Logout";

/** Logs out from anywhere in the frame, e.g. from the palette. */
export const submitLogout = () =>
  document.querySelector<HTMLFormElement>(`#${logoutForm}`)?.requestSubmit();

/**
 * The account at the end of an app's bar: the person's areas, settings, the theme and Logout. Without scripts, and
 * where the menu can't be fetched, the same links are in a `<details>`.
 */
export function AccountMenu({ person }: { person: ShownPerson }) {
  const [hasFailed, setFailed] = useState(false);
  const links = areasOf(person.role);
  const face = (
    <>
      <NameKnot name={person.name} className="account-menu__knot" />
      <span className="account-menu__name">{person.name}</span>
      <ChevronDown size={16} />
    </>
  );
  const trigger = (
    <button type="button" className="account-menu needs-js" aria-label={`Account: ${person.name}`}>
      {face}
    </button>
  );
  return (
    <>
      {hasFailed ? null : (
        <LateMenu trigger={trigger} onFailed={() => setFailed(true)}>
          {({ MenuChoice, MenuItem, MenuLine, MenuLink }) => (
            <>
              <p className="account-menu__who">
                <b>{person.name}</b>
                <span>{person.email}</span>
              </p>
              <MenuLine />
              {links.map(({ href, label }) => (
                <MenuLink key={href} to={href}>
                  {label}
                </MenuLink>
              ))}
              <MenuLine />
              <MenuLink to={paths.settings()} icon={<Settings />}>
                Settings
              </MenuLink>
              <ThemeChoice MenuChoice={MenuChoice} />
              <MenuLine />
              {logout ? (
                <MenuItem icon={<LogOut />} onSelect={submitLogout}>
                  {logout.label}
                </MenuItem>
              ) : null}
            </>
          )}
        </LateMenu>
      )}
      <details
        className={hasFailed ? "account-plain" : "account-plain without-js"}
        open={hasFailed}
      >
        <summary className="account-menu">{face}</summary>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li>
            <a href={paths.settings()}>Settings</a>
          </li>
          <li>
            {logout ? (
              <form method="post" action={logout.action} id={logoutForm}>
                <button type="submit">{logout.label}</button>
              </form>
            ) : null}
          </li>
        </ul>
      </details>
    </>
  );
}

/** For menu and palette. */
export const themes = [
  { value: "light", label: "Light", icon: <Sun /> },
  { value: "dark", label: "Dark", icon: <Moon /> },
  { value: "system", label: "System", icon: <Monitor /> },
] as const;

/** In a menu that is open, so in the browser only. */
function ThemeChoice({ MenuChoice }: Pick<MenuEntries, "MenuChoice">) {
  const [theme, setTheme] = useState(themeChoice);
  return (
    <MenuChoice
      label="Theme"
      value={theme}
      options={themes}
      onChange={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}
