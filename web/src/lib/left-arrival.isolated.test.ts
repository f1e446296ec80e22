import { expect, it, vi } from 'vitest';
import { currentAddress, navigate, startNavigation } from './navigation.ts';

const { arrivals } = vi.hoisted(() => ({ arrivals: [] as (() => void)[] }));
vi.mock('./arrival.ts', () => ({ showArrival: (draw: () => void) => void arrivals.push(draw) }));
const drawAll = () => {
  for (const draw of arrivals.splice(0)) draw();
};

it('does not show a screen that was left before the browser drew it', () => {
  startNavigation(() => null);
  navigate('/home');
  drawAll();
  expect(currentAddress()).toBe('/home');
  navigate('/contact-us');
  navigate('/home');
  drawAll();
  expect(currentAddress()).toBe('/home');
});
