import { readPage, screenOf } from '@press-room/contract/pages';
import { expect, it } from 'vitest';
import alerts from '../../deploy/prometheus/alerts.yml?raw';
import manifest from '../../server/src/edge/site/manifest.ts?raw';
import { MAIL_TEMPLATES } from '../../server/src/platform/mail/template-list.ts';
import { ALL_OFFICE_SCREENS } from './admin/office-screens.tsx';
import { findAmong } from './lib/screen.ts';
import { SCREENS } from './screens.ts';

const SHOWN = [...Object.values(SCREENS), ...ALL_OFFICE_SCREENS].filter(
  ({ pattern }) => !pattern.endsWith('/*?'),
);
const isShown = (address: string): boolean => findAmong(SHOWN, address.split('?', 1)[0] ?? '') !== undefined;

const ofLetters = Object.values(MAIL_TEMPLATES).flatMap(({ screen }) =>
  screen === undefined ? [] : [`/${screen.replace(/\{\w+\}/g, '7')}`],
);
const ofPages = [
  '/it/comunicati',
  '/it/comunicati/2026/03',
  '/it/comunicati/-7',
  '/it/aziende/a-7',
  '/it/contatti',
].map((path) => {
  const page = readPage(path);
  return page === null ? path : screenOf(page);
});
const ofAlerts = Array.from(alerts.matchAll(/\/admin[\w/-]*/g), ([address]) => address);
const ofManifest = Array.from(manifest.matchAll(/url: '\/#(\/[\w/-]+)'/g), ([, address = '']) => address);

it.each([
  ['letters', ofLetters],
  ['public pages', ofPages],
  ['alerts', ofAlerts],
  ['the manifest', ofManifest],
])('screens that %s lead to are there', (_where, addresses) => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => !isShown(address))).toEqual([]);
});

it('finds no screen where there is none', () => {
  expect(isShown('/admin/failures')).toBe(false);
});
