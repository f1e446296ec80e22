import { findProgram, installPackage, isExecutable } from './packages.ts';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

/** What Chromium draws and keeps beside each window for people at it: more work than many a page. */
const OFF_FOR_NOBODY = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** The same for journeys, in which nobody sees the address bar. */
export const JOURNEY_FLAGS = [
  ...CHROMIUM_FLAGS,
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_NOBODY].join(',')}`,
];

/** Path of the system's Chromium or Chrome, null where there is none. */
export function findChromium(): string | null {
  const path = PATHS.find(isExecutable);
  if (path !== undefined) return path;
  return PROGRAMS.map((name) => findProgram(name)).find((found) => found !== null) ?? null;
}

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
