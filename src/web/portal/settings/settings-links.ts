import { paths } from "../../paths.ts";

/** The pages of the settings: their own navigation, and the palette. */
export const settingsLinks = [
  { to: paths.settings(), label: "Profile" },
  { to: paths.settingsPassword(), label: "Password" },
  { to: paths.settingsTwoFactor(), label: "Two-factor" },
  { to: paths.settingsSessions(), label: "Sessions" },
  { to: paths.settingsData(), label: "Your data" },
];
