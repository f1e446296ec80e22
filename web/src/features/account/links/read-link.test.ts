import { describe, expect, it } from 'vitest';
import { isPast, readLink } from './read-link.ts';

const LINK = { user_id: '3', timestamp: '1700000000', signature: 'a-b_c' };
const TEXT = 'user_id=3&timestamp=1700000000&signature=a-b_c';

describe('a link from a mail', () => {
  it('is read as a part of the path', () => expect(readLink(TEXT, '')).toEqual(LINK));
  it('is read after a question mark', () => expect(readLink(undefined, TEXT)).toEqual(LINK));
  it('is read when a mail program has written its ampersands as HTML', () =>
    expect(readLink(TEXT.replaceAll('&', '&amp;'), '')).toEqual(LINK));
  it.each(['', 'user_id=3', 'user_id=3&timestamp=1', 'user_id=&timestamp=1&signature=x', 'nonsense'])(
    'is none when a part is missing: %j',
    (text) => expect(readLink(text, '')).toBeNull(),
  );
  it('is past when its time is over', () => {
    expect(isPast(LINK, 60, 1_700_000_059_000)).toBe(false);
    expect(isPast(LINK, 60, 1_700_000_061_000)).toBe(true);
  });
});
