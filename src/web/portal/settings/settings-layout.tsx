import { NavLink, Outlet } from "react-router";
import { paths } from "../../paths.ts";
import { PageHead } from "../../ui/AppFrame.tsx";

const links = [
  { to: paths.settings(), label: "Profile" },
  { to: paths.settingsPassword(), label: "Password" },
  { to: paths.settingsTwoFactor(), label: "Two-factor" },
  { to: paths.settingsSessions(), label: "Sessions" },
  { to: paths.settingsData(), label: "Your data" },
];

/** The settings within the portal: their own navigation, and one page of them (spec site.md §3). */
export default function SettingsLayout() {
  return (
    <div className="settings">
      <PageHead title="Settings" />
      <nav className="settings__nav" aria-label="Settings">
        <ul>
          {links.map(({ to, label }) => (
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
