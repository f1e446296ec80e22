import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease, buildText } from '../../../test/admin-builders.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { LineField } from '../texts/line-field.tsx';
import { FindPanel } from './find-panel.tsx';
import { createFinding, FindingContext } from './finding.ts';

/** jsdom has no scrolling. */
Element.prototype.scrollIntoView = () => undefined;

const RELEASE = buildOfficeRelease({
  text: {
    it: buildText({ title: 'Il forno e il Forno', subtitle: 'Un forno', abstract: '' }),
    en: buildText({ title: 'The kiln', subtitle: '', abstract: 'From forno to kiln' }),
  },
});
const SEARCH = { language: 'it', words: 'forno' } as const;

const open = () =>
  openReleasePanel(
    () => (
      <FindingContext value={finding}>
        <FindPanel search={SEARCH} />
        <LineField language="it" field="title" label="Titolo" />
        <LineField language="it" field="subtitle" label="Sottotitolo" />
        <LineField language="en" field="abstract" label="Abstract" />
      </FindingContext>
    ),
    RELEASE,
    { [`PATCH ${officePressReleasePath(1)}`]: { ...RELEASE, version: 2 } },
  );
const finding = createFinding();
const title = () => screen.getByRole('textbox', { name: 'Titolo' });

describe('words in titles, subtitles and abstracts', () => {
  it('are found in their order, and the field of each is marked', async () => {
    const { user } = open();
    // The count starts in the Italian text.
    expect(await screen.findByText('4 of 4, Abstract (English)')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Abstract' })).toHaveAttribute('data-found');
    const next = screen.getByRole('button', { name: 'Next match' });
    for (const place of [
      '1 of 4, Title (Italian)',
      '2 of 4, Title (Italian)',
      '3 of 4, Subtitle (Italian)',
      '4 of 4, Abstract (English)',
    ]) {
      await user.click(next);
      expect(screen.getByRole('status')).toHaveTextContent(place);
    }
    expect(title()).not.toHaveAttribute('data-found');
  });

  it('are replaced one by one and all at once', async () => {
    const { user, editing } = open();
    await user.click(await screen.findByRole('button', { name: 'Next match' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'kiln{Enter}');
    await waitFor(() => expect(title()).toHaveValue('Il kiln e il Forno'));
    await user.click(screen.getByRole('button', { name: 'Replace all' }));
    expect(title()).toHaveValue('Il kiln e il kiln');
    expect(screen.getByRole('textbox', { name: 'Sottotitolo' })).toHaveValue('Un kiln');
    expect(screen.getByRole('textbox', { name: 'Abstract' })).toHaveValue('From kiln to kiln');
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(Object.keys(editing.store.get().changes)).toEqual(
      expect.arrayContaining(['text.it.title', 'text.it.subtitle', 'text.en.abstract']),
    );
  });

  it('are restored when a replacement is undone, except where they were edited since', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Replace with' }), 'kiln');
    await user.click(screen.getByRole('button', { name: 'Replace all' }));
    await waitFor(() => expect(title()).toHaveValue('Il kiln e il kiln'));
    await user.type(title(), '!');
    await user.click(screen.getByRole('button', { name: 'Undo the replacement' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Sottotitolo' })).toHaveValue('Un forno'));
    expect(title()).toHaveValue('Il kiln e il kiln!');
    expect(screen.queryByRole('button', { name: 'Undo the replacement' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  });

  it('are chosen in their field when the search is closed', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Next match' }));
    expect(title()).toHaveAttribute('data-found');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(title()).toHaveFocus();
    expect(title()).toHaveProperty('selectionStart', 3);
    expect(title()).toHaveProperty('selectionEnd', 8);
  });
});
