import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, startEditing, stateOf, withText } from '../../../test/editing.ts';
import { describeValue } from '../field-values.ts';
import { Editing } from './editing.ts';
import { joinStretches, mergeBodies } from './merge.ts';

describe('a release that is being written', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves input in one call, then deletes the local draft', async () => {
    const { editing, sent, kept } = startEditing();
    editing.change({ 'text.it.title': 'A' });
    editing.change({ 'text.it.title': 'Ab', date: '2026-12-01' });
    expect(stateOf(editing).kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(400);
    expect(kept.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ text: { it: { title: 'Ab' } }, date: '2026-12-01' }]);
    expect([stateOf(editing).kind, editing.store.get().saved.version, kept.size]).toEqual(['saved', 2, 0]);
  });

  it('leaves the blank where it is that was typed before a pause', async () => {
    const { editing, answers, sent } = startEditing();
    answers.push(() => Promise.resolve(withText({ title: 'Two' }, 2)));
    editing.change({ 'text.it.title': 'Two ' });
    await vi.advanceTimersByTimeAsync(1300);
    const { saved, shown, changes } = editing.store.get();
    expect([sent.length, saved.text.it?.title, shown.text.it?.title]).toEqual([1, 'Two', 'Two ']);
    expect([stateOf(editing).kind, changes]).toEqual(['saved', {}]);
  });

  it('stores a draft of the body at each pause without a render', async () => {
    const { editing, kept, sent } = startEditing();
    let html = '<p>Corpo';
    editing.register('it', { read: () => `${html}</p>`, write: () => undefined });
    const bodyKept = () => kept.get(1)?.changes['text.it.body'];
    const type = async (letter: string, pause: number) => {
      html += letter;
      editing.touch('it');
      await vi.advanceTimersByTimeAsync(pause);
    };
    await type('a', 50);
    expect(bodyKept()).toBe('<p>Corpoa</p>');
    const before = editing.store.get();
    // Also while typing continues without a pause.
    for (let letter = 0; letter < 10; letter += 1) await type('b', 30);
    expect(String(bodyKept()).length).toBeGreaterThan('<p>Corpoabbbbb</p>'.length);
    expect(editing.store.get()).toBe(before);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1300);
    expect([sent.length, kept.size]).toEqual([1, 0]);
  });

  it('stores drafts one after another, the latest last', async () => {
    const release = withText({});
    const written: unknown[] = [];
    const first = Promise.withResolvers<void>();
    const shelf = {
      read: () => Promise.resolve(null),
      write: (_release: number, { changes }: { changes: object }) => {
        written.push(changes);
        return written.length === 1 ? first.promise : Promise.resolve();
      },
      drop: () => Promise.resolve(),
    };
    const editing = new Editing({ release, isReadOnly: false, send: refuse(401), shelf });
    for (const title of ['A', 'Ab', 'Abc']) {
      editing.change({ 'text.it.title': title });
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(written).toEqual([{ 'text.it.title': 'A' }]);
    first.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(written.slice(1)).toEqual([{ 'text.it.title': 'Abc' }]);
    editing.close();
  });

  it('has one save on its way; what is written meanwhile goes with the next', async () => {
    const { editing, sent, answers } = startEditing();
    const slow = Promise.withResolvers<OfficePressRelease>();
    answers.push(() => slow.promise);
    editing.change({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(1300);
    editing.change({ 'text.it.title': 'Ab' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(1);
    slow.resolve(withText({ title: 'A' }, 2));
    await vi.advanceTimersByTimeAsync(1300);
    expect(sent).toEqual([{ text: { it: { title: 'A' } } }, { text: { it: { title: 'Ab' } } }]);
    expect(editing.store.get().shown.text.it?.title).toBe('Ab');
  });

  it.each([
    [0, 'line'],
    [503, 'server'],
  ])('keeps it here after an answer of %i, says why, and tries again', async (status, because) => {
    const { editing, answers, kept, sent } = startEditing();
    answers.push(refuse(status), refuse(status));
    editing.change({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(1300);
    expect(stateOf(editing)).toEqual({ kind: 'kept', because });
    expect(kept.get(1)?.changes).toEqual({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent.length, stateOf(editing).kind, kept.size]).toEqual([3, 'saved', 0]);
  });

  it('keeps what an ended session could not save, and saves it when the screen opens again', async () => {
    const { editing, open, answers, kept, sent } = startEditing();
    answers.push(refuse(401), refuse(401));
    editing.change({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(1300);
    editing.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([kept.size, sent.length]).toEqual([1, 2]);
    const again = open();
    await again.open();
    expect(again.store.get().shown.text.it?.title).toBe('A');
    await vi.advanceTimersByTimeAsync(1300);
    expect([stateOf(again).kind, kept.size]).toEqual(['saved', 0]);
  });

  it('saves the other fields if the server refuses one', async () => {
    const { editing, answers, sent } = startEditing();
    answers.push(refuse(400, { 'text.it.title': ['Too long.'] }));
    editing.change({ 'text.it.title': 'x', date: '2026-12-01' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent[1]).toEqual({ date: '2026-12-01' });
    expect(editing.store.get()).toMatchObject({
      errors: { 'text.it.title': 'Too long.' },
      state: { kind: 'refused', detail: 'Too long.' },
      changes: { 'text.it.title': 'x' },
    });
    editing.change({ 'text.it.title': 'y' });
    await vi.advanceTimersByTimeAsync(1300);
    expect(stateOf(editing).kind).toBe('saved');
  });

  it('continues on top of changes by others to different fields', async () => {
    const { editing, answers, sent } = startEditing();
    const current = withText({ subtitle: 'Theirs' }, 5);
    answers.push(refuse(412, { detail: 'x', current }));
    editing.change({ 'text.it.title': 'Mine' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(2);
    expect(editing.store.get()).toMatchObject({
      state: { kind: 'saved' },
      conflict: null,
      meanwhile: { fields: ['text.it.subtitle'] },
    });
  });

  it('merges two bodies by paragraph, and tells the editor', async () => {
    const body = '<p>One</p><p>Two</p><p>Three</p>';
    const { editing, answers, sent } = startEditing(withText({ body }));
    const write = vi.fn<(html: string) => void>();
    editing.register('it', { read: () => '<p>One!</p><p>Two</p><p>Three</p>', write });
    const current = withText({ body: '<p>One</p><p>Two</p><p>Three, and more</p>' }, 5);
    answers.push(refuse(412, { detail: 'x', current }));
    editing.touch('it');
    await vi.advanceTimersByTimeAsync(3000);
    const merged = '<p>One!</p><p>Two</p><p>Three, and more</p>';
    expect(write).toHaveBeenCalledWith(merged);
    expect(sent[1]).toEqual({ text: { it: { body: merged } } });
  });

  it('merges adjacent paragraphs and leaves conflicting ones open', () => {
    const base = '<p>One</p><p>Two</p>';
    expect(
      joinStretches(mergeBodies(base, '<p>One</p><p>Two, mine</p>', '<p>One, theirs</p><p>Two</p>')),
    ).toBe('<p>One, theirs</p><p>Two, mine</p>');
    expect(mergeBodies(base, '<p>Mine</p><p>Two!</p>', '<p>Theirs</p><p>Two</p>')).toEqual([
      { kind: 'both', base: ['<p>One</p>'], mine: ['<p>Mine</p>'], theirs: ['<p>Theirs</p>'] },
      { kind: 'settled', blocks: ['<p>Two!</p>'] },
    ]);
    // If one of them added a paragraph, the pairs are ambiguous.
    expect(
      joinStretches(mergeBodies(base, '<p>Mine</p><p>And</p><p>Two</p>', '<p>Theirs</p><p>Two</p>')),
    ).toBeNull();
  });

  it('describes the conflicting choices', () => {
    expect(describeValue('access', 'press')).toBe('Press only');
    expect(describeValue('contacts', [{ name: { it: 'Ada', en: '' } }])).toBe('Ada');
    expect(describeValue('hero', null)).toBe('');
  });

  it('asks about conflicting changes, saves nothing meanwhile, and then saves the choice', async () => {
    const { editing, answers, sent, kept } = startEditing();
    answers.push(refuse(412, { detail: 'x', current: withText({ title: 'Theirs' }, 5) }));
    editing.change({ 'text.it.title': 'Mine', date: '2026-12-01' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(editing.store.get().conflict?.fields).toEqual(['text.it.title']);
    expect(kept.get(1)?.changes).toMatchObject({ 'text.it.title': 'Mine' });
    editing.settle({ 'text.it.title': 'Theirs' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent[1]).toEqual({ date: '2026-12-01' });
    expect(stateOf(editing).kind).toBe('saved');
  });

  it('keeps a question open when a further version arrives, and asks about that one', async () => {
    const { editing, answers, sent } = startEditing();
    answers.push(refuse(412, { detail: 'x', current: withText({ title: 'Theirs' }, 5) }));
    editing.change({ 'text.it.title': 'Mine' });
    await vi.advanceTimersByTimeAsync(3000);
    editing.adopt(withText({ title: 'Theirs', subtitle: 'More' }, 6));
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toHaveLength(1);
    expect(editing.store.get()).toMatchObject({
      saved: { version: 6 },
      state: { kind: 'conflict' },
      conflict: { fields: ['text.it.title'], theirs: { version: 6 } },
    });
  });

  it('saves again once the other officer has taken the conflicting change back', async () => {
    const release = withText({});
    const { editing, answers, sent } = startEditing(release);
    answers.push(refuse(412, { detail: 'x', current: withText({ title: 'Theirs' }, 5) }));
    editing.change({ 'text.it.title': 'Mine' });
    await vi.advanceTimersByTimeAsync(3000);
    editing.adopt(withText({}, 6));
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent[1]).toEqual({ text: { it: { title: 'Mine' } } });
    expect(stateOf(editing).kind).toBe('saved');
  });

  it.each([400, 403, 409, 413])(
    'asks once, and says why, if the server refuses all with %i',
    async (status) => {
      const { editing, answers, sent, kept } = startEditing();
      answers.push(refuse(status, { detail: 'Not yours.' }));
      editing.change({ 'text.it.title': 'A' });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
      expect(stateOf(editing)).toEqual({ kind: 'refused', detail: 'Not yours.' });
      expect(kept.get(1)?.changes).toEqual({ 'text.it.title': 'A' });
      editing.change({ 'text.it.title': 'Ab' });
      await vi.advanceTimersByTimeAsync(3000);
      expect([sent.length, stateOf(editing).kind]).toEqual([2, 'saved']);
    },
  );

  it('says so where this browser keeps nothing', async () => {
    const release = withText({});
    const fail = () => Promise.reject(new Error('no storage'));
    const shelf = { read: fail, write: fail, drop: fail };
    const editing = new Editing({ release, isReadOnly: false, send: refuse(0), shelf });
    await editing.open();
    editing.change({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(1300);
    expect(editing.store.get()).toMatchObject({ isKeeping: false, state: { kind: 'kept' } });
    editing.close();
  });

  it('keeps the stored draft until it could be read, and merges input made meanwhile', async () => {
    const { editing, kept, shelf } = startEditing();
    kept.set(1, { base: withText({}), changes: { 'text.it.title': 'Kept', date: '2026-12-01' } });
    const { read } = shelf;
    shelf.read = () => Promise.reject(new Error('no key'));
    await editing.open();
    await editing.keepNow();
    expect([kept.size, editing.store.get().isKeeping]).toEqual([1, false]);
    shelf.read = read;
    editing.change({ 'text.it.title': 'Typed' });
    await vi.advanceTimersByTimeAsync(400);
    expect(kept.get(1)?.changes).toEqual({ 'text.it.title': 'Typed', date: '2026-12-01' });
  });

  it('keeps an emptied field empty', async () => {
    const { editing, answers, sent } = startEditing(withText({}));
    const theirs = { ...withText({}, 5), embargo_until: '2026-12-02T10:00:00Z' };
    answers.push(refuse(412, { detail: 'x', current: theirs }));
    editing.restore({ embargo_until: '2026-12-01T10:00:00Z' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(editing.store.get().conflict?.fields).toEqual(['embargo_until']);
    editing.settle({ embargo_until: null });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent[1]).toEqual({ embargo_until: null });
  });

  it('changes nothing in a read-only session', async () => {
    const { open, sent } = startEditing();
    const editing = open();
    Object.assign(editing, { isReadOnly: true });
    editing.change({ 'text.it.title': 'A' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent).toEqual([]);
  });
});
