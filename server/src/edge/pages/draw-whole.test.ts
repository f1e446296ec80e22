import { expect, it } from 'vitest';
import { drawWhole } from './draw-whole.ts';
import type { Drawing } from './drawing.ts';

const DRAWN = { html: '<p>Drawn</p>', answers: [] };

/** A screen that sends a request, and then succeeds or fails. */
const drawing = (end: () => typeof DRAWN): Pick<Drawing, 'draw'> => ({
  draw: async (_page, _boot, ask) => {
    await ask('/api/press_room/press_release/', {});
    return end();
  },
});
const fail = (): never => {
  throw new Error('the screen failed');
};
const draw = (end: () => typeof DRAWN, status: number) =>
  drawWhole(drawing(end), {
    page: { kind: 'contact', language: 'it' },
    boot: {} as Parameters<typeof drawWhole>[1]['boot'],
    ask: async () => new Response('{}', { status }),
  });

it('is drawn of answers, and of refusals that stay', async () => {
  expect(await draw(() => DRAWN, 200)).toBe(DRAWN);
  expect(await draw(() => DRAWN, 404)).toBe(DRAWN);
});

it('is refused for the moment where a part of it is, whether the screen copes with that or not', async () => {
  await expect(draw(() => DRAWN, 503)).rejects.toMatchObject({ status: 503 });
  await expect(draw(fail, 503)).rejects.toMatchObject({ status: 503 });
});

it('fails as its screen does', async () => {
  await expect(draw(fail, 200)).rejects.toThrow('the screen failed');
});
