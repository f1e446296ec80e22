import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.ts';

describe('mentions', () => {
  it.each([
    'ann@x.com',
    'From: Ann <ANN@x.com>',
    '"ann@x.com"',
    'Write to ann@x.com.',
    'joann@x.com, ann@x.com',
  ])('finds the address in %j', (text) => expect(mentions(text, 'ann@x.com')).toBe(true));

  it.each(['joann@x.com', 'jo.ann@x.com', 'ann@x.com.au', 'ann@x.community', 'ann@x', ''])(
    'takes %j for another one',
    (text) => expect(mentions(text, 'ann@x.com')).toBe(false),
  );
});
