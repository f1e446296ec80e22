import { findProgram, installPackage, isExecutable } from './packages.ts';

/** The full browser, also usable headless. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a window, in which journeys take half the time. */
export const SHELL = 'chromium-headless-shell';

/** Flags for a headless browser that stays on this machine; without them it contacts its vendor's hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Features that Playwright switches off by its `--disable-features`, which ours replaces. */
export const OFF_FOR_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Browser interface that Chromium renders and stores for people, which costs more than many pages. */
const OFF_FOR_NOBODY = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The same for journeys, which need neither an address bar nor a separate process for the previous blank page. */
export const JOURNEY_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--renderer-process-limit=1',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_NOBODY].join(',')}`,
];

const find = (names: readonly string[]): string | null =>
  names.map((name) => findProgram(name, ['/usr/bin'])).find((found) => found !== null) ?? null;

/** Path of the system's Chromium or Chrome; null: none. */
export const findChromium = (): string | null => find(WHOLE);

/** Path of the headless shell, else of the full browser; null: neither. */
export const findShell = (): string | null => find([SHELL, ...WHOLE]);

/** Finds a browser, installs Debian's package if permitted, else uses Playwright's. Nothing else is downloaded. */
export async function provideChromium(): Promise<{ path: string } | { reason: string }> {
  const found = findChromium();
  if (found !== null) return { path: found };
  const failure = installPackage('chromium');
  const installed = failure === null ? findChromium() : null;
  if (installed !== null) return { path: installed };
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (isExecutable(own)) return { path: own };
  return {
    reason: `no Chromium: ${failure ?? 'the package brought none'} (or: npx playwright install chromium)`,
  };
}
