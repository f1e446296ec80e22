import { describe, expect, it } from 'vitest';
import { createBounceTags } from './bounce-tags.ts';

describe('tags of bounce addresses', () => {
  const [key, old] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const tags = createBounceTags([key, old]);
  const read = (text: string) => tags.list(text).map(({ recipient }) => recipient);

  it('fit the recipient and the address that they were made for, in any case', () => {
    const tag = tags.toTag(42, 'zoe@example.com');
    const [found] = tags.list(`To: <Bounce+${tag.toUpperCase()}@example.com>`);
    expect(found?.recipient).toBe(42);
    expect(found?.fits('Zoe@Example.com')).toBe(true);
    expect(found?.fits('eve@example.com')).toBe(false);
    const [moved] = tags.list(`bounce+${tag.replace('42-', '43-')}@example.com`);
    expect(moved?.fits('zoe@example.com')).toBe(false);
  });

  it('tell a contact and an instant of news apart from a recipient', () => {
    const at = new Date('2026-11-20T10:00:00.123Z');
    const tag = tags.toTag({ contact: 7, at }, 'zoe@example.com');
    const [found, ...others] = tags.list(`bounce+${tag}@example.com`);
    expect(found).toMatchObject({ recipient: 0, news: { contact: 7, at } });
    expect(found?.fits('Zoe@Example.com')).toBe(true);
    expect(others).toEqual([]);
    for (const made of [tag.replace('7.', '8.'), tag.replace('123-', '124-'), tag.replace('.', '')])
      expect(tags.list(made).some(({ fits }) => fits('zoe@example.com'))).toBe(false);
  });

  it('fit after the secret was replaced', () => {
    const [found] = tags.list(createBounceTags([old]).toTag(0, 'zoe@example.com'));
    expect(found?.fits('zoe@example.com')).toBe(true);
    const [other] = createBounceTags([key]).list(createBounceTags([old]).toTag(0, 'zoe@example.com'));
    expect(other?.fits('zoe@example.com')).toBe(false);
  });

  it('are no marks of messages and no parts of longer words', () => {
    const mac = '0'.repeat(20);
    expect(read(`reply+m42-${mac}@example.com`)).toEqual([]);
    expect(read(`bounce+42-${mac}0@example.com 1-${mac} 2-${mac}`)).toEqual([1, 2]);
  });
});
