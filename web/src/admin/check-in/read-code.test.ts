import encodeQR from 'qr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReader, decodeFrame, type Frame } from './read-code.ts';

/** Text as long as a badge token. */
const TOKEN = `${'eyJhbGciOiJFZERTQSJ9'}.${'eyJiIjoiN0tRMk05WEJTVEFXIiwiZSI6MSwibiI6Ikdpbm'.repeat(3)}.${'x7Qk'.repeat(21)}`;

/** Simulates a camera picture of a badge: rotated, unevenly lit, on a grey wall, with noise. */
function photograph(text: string, turn: number): Frame {
  const modules = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const size = modules.length;
  const [width, height, scale] = [640, 480, 420 / size];
  const data = new Uint8ClampedArray(width * height * 4);
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [x - width / 2, y - height / 2];
      const column = Math.floor((across * cosine + down * sine) / scale + size / 2);
      const row = Math.floor((down * cosine - across * sine) / scale + size / 2);
      const isOn = modules[row]?.[column];
      seed = (seed * 16_807) % 2_147_483_647;
      const light = (x / width) * 60 + (seed % 24);
      const grey = (isOn === undefined ? 120 : isOn ? 30 : 160) + light;
      data.set([grey, grey, grey, 255], (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

describe('a code before the camera', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([0, 0.2, -0.35, Math.PI / 2])('is read when it is turned by %s', (turn) => {
    expect(decodeFrame(photograph(TOKEN, turn))).toBe(TOKEN);
  });

  it('is not made up where there is none', () => {
    const empty = new Uint8ClampedArray(320 * 240 * 4).fill(140);
    expect(decodeFrame({ data: empty, width: 320, height: 240 })).toBeNull();
  });

  it('is read by the browser where that can', async () => {
    const detect = vi.fn(async () => [{ rawValue: 'from the browser' }]);
    class Native {
      static getSupportedFormats = async () => ['qr_code'];
      detect = detect;
    }
    vi.stubGlobal('BarcodeDetector', Native);
    const read = await createReader();
    expect(await read(document.createElement('video'))).toBe('from the browser');
    expect(detect).toHaveBeenCalledOnce();
  });
});
