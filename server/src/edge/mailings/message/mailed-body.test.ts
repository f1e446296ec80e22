import type { PressRelease } from '@press-room/contract/press-releases';
import { describe, expect, it } from 'vitest';
import { toFirstParagraph, toMailedBody } from './mailed-body.ts';

const RELEASE = {
  body: '<figure data-asset="5"></figure><p>a</p><figure data-asset="5" data-video="7"></figure>',
  dateline: '',
  pictures: [{ id: 5, alt: 'A "kiln"', jpeg: { url: '/media/k.jpg' } }],
  attachments: [{ id: 7 }],
} as PressRelease;
const PLACE = { origin: 'https://press.example', page: '/en/releases/1', hasPictures: true };

describe('the body of a release in a message', () => {
  it('has the poster of a video, which leads to the page, and no other picture', () => {
    expect(toMailedBody(RELEASE, PLACE)).toMatch(
      /^<p>a<\/p><p><a href="\/en\/releases\/1"><img src="https:\/\/press.example\/media\/k.jpg" alt="A &#34;kiln&#34;" [^>]*><br>Video<\/a><\/p>$/,
    );
  });

  it('has a link alone where pictures are left out, and nothing where no page can be opened', () => {
    expect(toMailedBody(RELEASE, { ...PLACE, hasPictures: false })).toBe(
      '<p>a</p><p><a href="/en/releases/1">Video</a></p>',
    );
    expect(toMailedBody(RELEASE, { ...PLACE, page: null })).toBe('<p>a</p>');
    expect(toMailedBody({ ...RELEASE, attachments: [] }, PLACE)).toBe('<p>a</p>');
  });

  it('has the place before its first paragraph, whatever is above that on the page', () => {
    const release = { ...RELEASE, dateline: 'Sassuolo' };
    expect(toMailedBody(release, { ...PLACE, page: null })).toBe('<p><strong>Sassuolo</strong> – a</p>');
  });

  it('begins with a paragraph, not with a video', () => {
    const body = '<figure data-asset="5" data-video="7"></figure><p>a</p><p>b</p>';
    expect(toFirstParagraph({ ...RELEASE, body }, PLACE)).toBe('<p>a</p>');
    expect(toFirstParagraph({ ...RELEASE, body, dateline: 'Sassuolo' }, PLACE)).toBe(
      '<p><strong>Sassuolo</strong> – a</p>',
    );
  });
});
