import { describe, expect, it } from 'vitest';
import { diffBody, diffLine, listFiles } from './differences.ts';

const shown = (passages: ReturnType<typeof diffBody>) =>
  passages.map((pieces) =>
    pieces
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'new' ? `+${text}+` : `-${text}-`))
      .join(''),
  );

describe('differences in words', () => {
  it('marks words that went and words that came', () => {
    expect(shown([diffLine('Sales grow abroad', 'Sales shrink abroad')])).toEqual([
      'Sales -grow-+shrink+ abroad',
    ]);
  });

  it('shows the changed passages of a body only', () => {
    const before = '<p>One</p><p>Two words</p><ul><li>A</li><li>B</li></ul><p>Gone</p>';
    const after = '<p>One</p><p>Two other words</p><ul><li>A</li><li>B</li></ul><p>New</p><p>And more</p>';
    expect(shown(diffBody(before, after))).toEqual(['Two +other +words', '-Gone-+New+', '+And more+']);
  });

  it('tells a video from another with the same poster', () => {
    const frame = (rest: string) => `<p>One</p><figure data-asset="5"${rest}></figure>`;
    const video = frame(' data-video="7" data-captions="en:8"');
    expect(shown(diffBody(frame(''), video))).toEqual(['[5+ 7 8+]']);
    expect(shown(diffBody(video, frame(' data-video="9" data-captions="en:8"')))).toEqual(['[5 -7-+9+ 8]']);
    expect(listFiles(video)).toEqual([5, 7, 8]);
  });
});
