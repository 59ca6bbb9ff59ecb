/**
 * What Chromium leaves out. Its window draws suggestions under the address bar by two web pages of its own, which
 * take more time than the page under test; the others are those that Playwright and chrome-launcher leave out, as the
 * last list counts.
 */
const leftOut = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AutofillServerCommunication",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "CalculateNativeWinOcclusion",
  "CertificateTransparencyComponentUpdater",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "InterestFeedContentSuggestions",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "PrivacySandboxSettings4",
  "RenderDocument",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/** Chromium as tests and measurements use it: no network of its own, nothing beside the page, also as root. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${leftOut.join(",")}`,
];
