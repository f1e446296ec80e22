import { COPY_PATH } from '@press-room/contract/analytics';
import { expect } from 'vitest';
import { asNewsReader, MINUTE_MS, PRESS_URL } from './alerts.ts';
import { type DeskRelease, startDesk } from './desk.ts';
import { post } from './requests.ts';

export const READER = 'reader@example.com';
export const CORRECTION_NOTE = { it: 'La cifra era sbagliata', en: 'The figure was wrong' };

const BODY = '<p>Sales grow by 12% in 2026.</p><p>The fair opens in September.</p>';
const RIGHT = '<p>Sales grow by 2% in 2026.</p><p>The fair opens in September.</p>';

/** A reader who takes releases, and an office that corrects them. */
export async function startTakings() {
  const desk = await startDesk({ PUBLIC_URL: PRESS_URL, TOKEN_LIFETIME: '7d' });
  const room = asNewsReader(desk);
  const reader = await desk.server.signedIn(READER);
  const published = async (more: object = {}): Promise<DeskRelease> => {
    const release = await room.titled('Figures', { text: { en: { title: 'Figures', body: BODY } }, ...more });
    room.wait(1000);
    return release;
  };
  const copy = async ({ id }: DeskRelease, headers: Record<string, string> = reader) => {
    const { status } = await desk.server.call(COPY_PATH, post({ press_release: id }, headers));
    room.wait(1000);
    return status;
  };
  const corrected = async (release: DeskRelease, more: object = {}): Promise<DeskRelease> => {
    const answer = await desk.change(release, {
      text: { en: { body: RIGHT } },
      correction: CORRECTION_NOTE,
      ...more,
    });
    expect(answer.status).toBe(200);
    room.wait(1000);
    return answer.json as DeskRelease;
  };
  /** After the minutes in which several corrections are combined into one message. */
  const mails = async () => {
    await desk.server.work();
    room.wait(5 * MINUTE_MS);
    return room.later(READER);
  };
  return { desk, room, reader, published, copy, corrected, mails };
}
export type Takings = Awaited<ReturnType<typeof startTakings>>;
