import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureColour } from './open-picture.ts';

const SIZE = { width: 64, height: 32 };
const half = (background: string) =>
  ({ create: { width: 32, height: 16, channels: 4, background } }) as const;

/** Shapes of these colours side by side, on a transparent background. */
const drawLogo = (...colours: string[]): Promise<Buffer> =>
  sharp({ create: { ...SIZE, channels: 4, background: 'transparent' } })
    .composite(colours.map((colour, at) => ({ input: half(colour), left: at * 32, top: 8 })))
    .png()
    .toBuffer();

describe('the colour behind a picture', () => {
  it.each([
    ['light behind dark shapes', ['#16357f'], '#f4f5f7'],
    ['dark behind white shapes', ['#ffffff'], '#262b33'],
    ['between them behind both', ['#ffffff', '#16357f'], '#8b9099'],
    ['light where nothing is drawn', [], '#f4f5f7'],
  ])('is %s that are seen through', async (_what, colours, ground) => {
    expect(await measureColour(await drawLogo(...colours), 10_000)).toBe(ground);
  });

  it('is the mean of a whole one', async () => {
    const whole = sharp({ create: { ...SIZE, channels: 3, background: '#204060' } });
    expect(await measureColour(await whole.png().toBuffer(), 10_000)).toBe('#204060');
    const grey = await whole.greyscale().toBuffer();
    expect(await measureColour(await sharp(grey).png().toBuffer(), 10_000)).toMatch(/^#(..)\1\1$/);
  });
});
