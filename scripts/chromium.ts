import { findProgram, installPackage, isExecutable } from './packages.ts';

/** The browser as people have it, also without its window. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without a window, which nobody needs here: journeys take half the time in it. */
export const SHELL = 'chromium-headless-shell';

/** Flags for a headless browser that stays on this machine; without them it looks for its maker's hosts. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** All that Playwright switches off by its `--disable-features`, which ours takes the place of. */
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

/** Browser interface that Chromium renders and stores for people: more work than many a page. */
const OFF_FOR_NOBODY = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The same for journeys, which need no address bar, and no separate process for the previous blank page. */
export const JOURNEY_FLAGS = [
  ...CHROMIUM_FLAGS,
  '--renderer-process-limit=1',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_NOBODY].join(',')}`,
];

const find = (names: readonly string[]): string | null =>
  names.map((name) => findProgram(name, ['/usr/bin'])).find((found) => found !== null) ?? null;

/** Path of the system's Chromium or Chrome, null where there is none. */
export const findChromium = (): string | null => find(WHOLE);

/** Path of the shell, the whole browser where there is no shell; null where there is neither. */
export const findShell = (): string | null => find([SHELL, ...WHOLE]);

/** Finds a browser, installs Debian's where we may, else takes the one Playwright has. Nothing else is downloaded. */
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
