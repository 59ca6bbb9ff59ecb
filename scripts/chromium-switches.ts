/** Chromium's window draws suggestions under the address bar by two web pages of its own, which take more time than
 * the page under test. */
export const ownPages = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled"];

/** What tests leave out beside them: as Playwright does, as the last list counts. */
const leftOut = [
  ...ownPages,
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "RenderDocument",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/** Chromium as tests use it: no network of its own, nothing beside the page, also as root. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${leftOut.join(",")}`,
];
