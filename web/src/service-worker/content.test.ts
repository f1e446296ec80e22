import { Blob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { READER_CACHES } from '../lib/kept-caches.ts';
import { createFakeCaches } from '../test/fake-caches.ts';
import { readAnswer, readPublicPicture, readSignedPicture } from './content.ts';
import { forgetReader } from './owner.ts';

const LIST = 'http://localhost/api/press_room/gallery/1/';
const PICTURE = 'http://localhost/media/k/tile.webp';
const SIGNED = `${PICTURE}?expires=1&signature=x`;
const HOUR = 3_600_000;

const alice = () => ({ user: 1, expires: Date.now() + HOUR });
const bob = () => ({ user: 2, expires: Date.now() + HOUR });

const network = vi.fn<() => Promise<Response>>();
const answerWith = (body: string, init: ResponseInit = {}) =>
  network.mockImplementation(async () => new Response(body, init));
const loseLine = () => network.mockRejectedValue(new TypeError('no line'));
const PICTURE_ANSWER = { headers: { 'Content-Type': 'image/webp' } };

const keeping: Promise<unknown>[] = [];
const extend = (work: Promise<unknown>) => void keeping.push(work);

/** Reads, and waits until the answer is cached. @returns the text, or null without an answer */
async function settle(reading: Promise<Response>): Promise<string | null> {
  const text = await reading.then(
    (response) => response.text(),
    () => null,
  );
  await vi.advanceTimersByTimeAsync(2000);
  await Promise.all(keeping.splice(0));
  return text;
}
const read = (reader: ReturnType<typeof alice> | null) =>
  settle(readAnswer(new Request(LIST), reader, extend));
const show = () => settle(readSignedPicture(new Request(SIGNED), extend));
const readerCaches = async () =>
  (await caches.keys()).filter((name) => Object.values<string>(READER_CACHES).includes(name));

beforeEach(async () => {
  vi.useFakeTimers();
  // Responses of Node do not know the blobs of jsdom.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('caches', createFakeCaches());
  vi.stubGlobal('fetch', network);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('a read', () => {
  it('is the answer of the network, and without it the one that was kept, with its date', async () => {
    answerWith('first');
    await read(null);
    answerWith('second');
    expect(await read(null)).toBe('second');
    loseLine();
    const kept = await readAnswer(new Request(LIST), null, extend);
    expect(await kept.text()).toBe('second');
    expect(Date.parse(kept.headers.get('Kept-At') ?? '')).toBeGreaterThan(0);
  });

  it('is not cached if the server forbids it, and replaces the cached answer', async () => {
    answerWith('first');
    await read(alice());
    answerWith('under embargo', { headers: { 'Cache-Control': 'no-store' } });
    expect(await read(alice())).toBe('under embargo');
    loseLine();
    expect(await read(alice())).toBeNull();
  });

  it('fails where nothing was kept', async () => {
    loseLine();
    expect(await read(null)).toBeNull();
  });

  it('treats a gateway error of a proxy as no answer', async () => {
    answerWith('kept');
    await read(null);
    answerWith('bad gateway', { status: 502 });
    expect(await read(null)).toBe('kept');
  });

  it('comes from the cache if the connection is too slow', async () => {
    answerWith('kept');
    await read(null);
    network.mockReturnValue(new Promise(() => {}));
    const reading = readAnswer(new Request(LIST), null, () => {});
    await vi.advanceTimersByTimeAsync(9000);
    expect(await (await reading).text()).toBe('kept');
  });

  it('that was withdrawn is not kept any longer', async () => {
    answerWith('kept');
    await read(null);
    answerWith('gone', { status: 404 });
    await read(null);
    loseLine();
    expect(await read(null)).toBeNull();
  });
});

describe('what is for a reader', () => {
  it('is kept for them alone', async () => {
    answerWith('for alice');
    await read(alice());
    loseLine();
    expect(await read(alice())).toBe('for alice');
    expect(await read(null)).toBeNull();
    expect(await read(bob())).toBeNull();
  });

  it('is gone when another one signs in', async () => {
    answerWith('for alice');
    await read(alice());
    answerWith('for bob');
    await read(bob());
    loseLine();
    expect(await read(alice())).toBeNull();
  });

  it('is gone when the token is refused', async () => {
    answerWith('for alice');
    await read(alice());
    answerWith('refused', { status: 401 });
    await read(alice());
    expect(await readerCaches()).toEqual([]);
  });

  it('is gone when the token has run out, pictures too', async () => {
    answerWith('for alice');
    await read(alice());
    answerWith('tile', PICTURE_ANSWER);
    await show();
    loseLine();
    expect(await show()).toBe('tile');
    vi.setSystemTime(Date.now() + 2 * HOUR);
    expect(await show()).toBeNull();
    expect(await readerCaches()).toEqual([]);
  });

  it('is not kept when the session ended while it was on its way', async () => {
    let arrive: (response: Response) => void = () => {};
    network.mockReturnValue(
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
    );
    const reading = readAnswer(new Request(LIST), alice(), extend);
    await forgetReader();
    arrive(new Response('late'));
    expect(await settle(reading)).toBe('late');
    expect(await readerCaches()).toEqual([]);
  });

  it('has no pictures where nobody is admitted', async () => {
    answerWith('tile', PICTURE_ANSWER);
    await show();
    expect(await readerCaches()).toEqual([]);
  });
});

describe('a picture for everybody', () => {
  it('that was withdrawn is not kept any longer, signed or not', async () => {
    const showPublic = () => settle(readPublicPicture(new Request(PICTURE), extend));
    answerWith('for alice');
    await read(alice());
    answerWith('tile', PICTURE_ANSWER);
    await showPublic();
    await show();
    answerWith('gone', { status: 404 });
    expect([await showPublic(), await show()]).toEqual(['gone', 'gone']);
    loseLine();
    expect([await showPublic(), await show()]).toEqual([null, null]);
  });

  it('comes from the server, otherwise from the cache, which stores only pictures', async () => {
    const showPublic = () => settle(readPublicPicture(new Request(PICTURE), extend));
    answerWith('a page', { headers: { 'Content-Type': 'text/html' } });
    await showPublic();
    answerWith('tile', PICTURE_ANSWER);
    expect(await showPublic()).toBe('tile');
    answerWith('newer tile', PICTURE_ANSWER);
    expect(await showPublic()).toBe('newer tile');
    loseLine();
    expect(await showPublic()).toBe('newer tile');
    answerWith('a page', { headers: { 'Content-Type': 'text/html' } });
    await showPublic();
    loseLine();
    expect(await showPublic()).toBe('newer tile');
  });
});
