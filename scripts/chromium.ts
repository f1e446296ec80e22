import { findProgram, installPackage, isExecutable } from './packages.ts';

/** The shell is the same engine without the windows of a desktop, which nobody sees: journeys take half the time in it. */
const SHELL = 'chromium-headless-shell';
const PATHS = [`/usr/bin/${SHELL}`, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const PROGRAMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's, the better first; not every release has the shell. */
const PACKAGES = [SHELL, 'chromium'];

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
  const failures: string[] = [];
  for (const name of PACKAGES) {
    const failure = installPackage(name);
    const installed = failure === null ? findChromium() : null;
    if (installed !== null) return { path: installed };
    failures.push(failure ?? 'the package brought none');
  }
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (isExecutable(own)) return { path: own };
  return {
    reason: `no Chromium: ${failures.at(-1)} (or: npx playwright install chromium)`,
  };
}
