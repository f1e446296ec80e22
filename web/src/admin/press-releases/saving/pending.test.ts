import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse, startEditing, stateOf, withText } from '../../../test/editing.ts';

describe('a release that readers have', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const NOTE = { correction: { it: 'La cifra' } };
  const published = (changes: object = {}, version = 1) => ({
    ...withText({ status: 'published', ...changes }, version),
    status: 'published' as const,
  });
  const waiting = (changes: object, version: number) => ({
    ...published({}, version),
    pending: { at: '2026-11-20T10:00:00.000Z', by: null, changes: { text: { it: changes } } },
  });
  const mine = { text: { it: { title: 'Mine' } } };

  it('keeps changes pending until they are published', async () => {
    const { editing, sent, kept } = startEditing(published());
    editing.change({ 'text.it.title': 'Mine' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, stateOf(editing).kind, kept.size]).toEqual([[{ pending: mine }], 'pending', 0]);
    expect(editing.store.get().shown.text.it?.title).toBe('Mine');
    expect(await editing.showReaders({ correction: null })).toBeNull();
    expect(sent[1]).toEqual({ show_pending: true });
    expect([stateOf(editing).kind, editing.store.get().saved.text.it?.title]).toEqual(['saved', 'Mine']);
  });

  it('saves a language for good that readers do not have yet, in the same call', async () => {
    const { editing, sent } = startEditing(published());
    editing.change({ 'text.it.title': 'Mine', 'text.en.title': 'B', 'text.it.outdated_since': null });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([{ text: { en: { title: 'B' }, it: { outdated_since: null } }, pending: mine }]);
  });

  it('sends a correction in the same call as the change', async () => {
    const { editing, sent } = startEditing(published());
    editing.register('it', { read: () => '<p>Ten</p>', write: () => undefined });
    editing.touch('it');
    expect(await editing.showReaders(NOTE)).toBeNull();
    expect(sent).toEqual([{ text: { it: { body: '<p>Ten</p>' } }, show_pending: true, ...NOTE }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('publishes them on top of changes by others', async () => {
    const { editing, sent, answers } = startEditing(published());
    answers.push(refuse(412, { detail: 'x', current: published({ subtitle: 'Theirs' }, 5) }));
    editing.change({ 'text.it.title': 'Mine' });
    expect(await editing.showReaders(NOTE)).toBeNull();
    expect(sent).toEqual(Array(2).fill({ ...mine, show_pending: true, ...NOTE }));
  });

  it('continues with pending changes of a colleague, and asks about conflicting ones', async () => {
    const { editing, sent, answers } = startEditing(waiting({ title: 'Waiting' }, 3));
    expect(editing.store.get().shown.text.it?.title).toBe('Waiting');
    expect(stateOf(editing).kind).toBe('pending');
    answers.push(refuse(412, { detail: 'x', current: waiting({ title: 'Theirs', abstract: 'New' }, 4) }));
    editing.change({ 'text.it.title': 'Mine', 'text.it.subtitle': 'Sub' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(editing.store.get()).toMatchObject({
      state: { kind: 'conflict' },
      conflict: { fields: ['text.it.title'] },
      meanwhile: { fields: ['text.it.abstract'] },
    });
    editing.settle({ 'text.it.title': 'Both' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(sent.at(-1)).toEqual({ pending: { text: { it: { title: 'Both', subtitle: 'Sub' } } } });
    expect(stateOf(editing).kind).toBe('pending');
  });

  it.each([
    [0, 'kept'],
    [503, 'kept'],
    [400, 'refused'],
  ])('keeps it for later after an answer of %i', async (status, kind) => {
    const { editing, sent, answers } = startEditing(published());
    answers.push(refuse(status, status === 400 ? { correction: ['Too long.'] } : null));
    editing.change({ 'text.it.title': 'Mine' });
    expect(await editing.showReaders(NOTE)).toMatchObject({ kind });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.slice(1), stateOf(editing).kind]).toEqual([[{ pending: mine }], 'pending']);
  });

  it('sends no second note after a lost answer', async () => {
    const { editing, sent, answers } = startEditing(waiting({ title: 'Mine' }, 2));
    answers.push(refuse(0), refuse(412, { detail: 'x', current: published({ title: 'Mine' }, 3) }));
    expect(await editing.showReaders(NOTE)).toMatchObject({ kind: 'kept' });
    expect(await editing.showReaders(NOTE)).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect([sent.length, stateOf(editing).kind]).toEqual([2, 'saved']);
  });

  it('shows refused fields of pending changes', async () => {
    const { editing, answers } = startEditing(published());
    answers.push(refuse(400, { 'pending.text.it.title': ['Too long.'] }));
    editing.change({ 'text.it.title': 'Mine' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(editing.store.get().errors).toEqual({ 'text.it.title': 'Too long.' });
  });

  it('discards pending changes, including those of a colleague', async () => {
    const write = vi.fn<(html: string) => void>();
    const { editing, sent, kept } = startEditing(waiting({ title: 'Theirs' }, 3));
    editing.register('it', { read: () => '<p>Ten</p>', write });
    editing.touch('it');
    await editing.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(write).toHaveBeenCalledWith('<p>Corpo</p>');
    expect(sent).toEqual([{ pending: { text: { it: { title: 'Titolo' } } } }]);
    expect([stateOf(editing).kind, kept.size]).toEqual(['saved', 0]);
  });
});
