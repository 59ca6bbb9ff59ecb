import { NavLink, Outlet } from "react-router";
import { PageHead } from "../../ui/AppFrame.tsx";
import { settingsLinks } from "./settings-links.ts";

/** The settings within the portal: their own navigation, and one page of them (spec site.md §3). */
export default function SettingsLayout() {
  return (
    <div className="settings">
      <PageHead title="Settings" />
      <nav className="settings__nav" aria-label="Settings">
        <ul>
          {settingsLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end className="settings__link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </div>
  );
}
