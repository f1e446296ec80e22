import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { markPassage } from '@press-room/contract/machine-passages';
import { releaseTranslationPath, releaseTranslationReadPath } from '@press-room/contract/translation';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease, buildText } from '../../../test/admin-builders.ts';
import type { Handlers } from '../../../test/fake-api.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { createFinding, FindingContext } from '../find/finding.ts';
import { BodyEditor } from '../texts/body-editor.tsx';
import { LineField } from '../texts/line-field.tsx';
import { MachineNote } from './machine-note.tsx';

const OFFER = {
  host: 'api.deepl.com',
  cost: { amount: 20, currency: 'EUR' },
  left: 5000,
  sees_pictures: false,
};
const PROPOSED = { title: 'The new slabs', body: '<p>First.</p><p>Second <strong>one</strong>.</p>' };
const MARKS = ['The new slabs', 'First.', 'Second one.'].map((text) => ({
  language: 'en',
  mark: markPassage('en', text),
}));

const release = (en: object = {}) =>
  buildOfficeRelease({
    text: {
      it: buildText({
        title: 'Le nuove lastre',
        abstract: '',
        subtitle: '',
        dateline: '',
        body: '<p>Prima.</p>',
      }),
      en: buildText({ title: '', abstract: '', subtitle: '', dateline: '', body: '', ...en }),
    },
  });

function open(answers: Handlers, en: object = {}) {
  const finding = createFinding();
  const saved = release(en);
  return openReleasePanel(
    () => (
      <FindingContext value={finding}>
        <MachineNote language="en" />
        <LineField language="en" field="title" label="Title" />
        <BodyEditor language="en" label="Text" />
      </FindingContext>
    ),
    saved,
    {
      [`PATCH ${officePressReleasePath(1)}`]: { ...saved, version: 2 },
      ...answers,
    },
  );
}
const title = () => screen.getByRole('textbox', { name: 'Title' });

describe('a translation that a machine proposes', () => {
  it('is requested after its content and cost were shown, and is marked in the text', async () => {
    let asked = false;
    const { user, calls } = open({
      [`GET ${releaseTranslationPath(1)}`]: () => ({ offer: OFFER, unread: asked ? MARKS : [] }),
      [`POST ${releaseTranslationPath(1)}`]: () => {
        asked = true;
        return {
          text: PROPOSED,
          unread: MARKS,
          checks: [{ field: 'title', mark: MARKS[0]?.mark, code: 'name', value: 'Alfa' }],
          left_out: [{ field: 'body', text: 'Terza', reason: 'form' }],
          characters: 21,
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Propose a translation from Italian' }));
    const dialog = screen.getByRole('dialog', { name: 'Propose a translation into English' });
    expect(dialog).toHaveTextContent('api.deepl.com receives it');
    expect(dialog).toHaveTextContent('costs about €0.01');
    await user.click(screen.getByRole('button', { name: 'Send to api.deepl.com' }));
    await waitFor(() => expect(title()).toHaveValue('The new slabs'));
    expect(calls).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: releaseTranslationPath(1),
        body: { from: 'it', to: 'en', fields: ['title', 'body'] },
      }),
    );
    expect(
      await screen.findByText('A machine proposed 3 passages that nobody has read.'),
    ).toBeInTheDocument();
    expect(title()).toHaveAttribute('data-machine');
    expect(document.querySelectorAll('.tiptap [data-machine]')).toHaveLength(2);
    expect(screen.getByText('Check: the name “Alfa” is missing.')).toBeInTheDocument();
    expect(screen.getByText(/formatting did not come back whole/)).toBeInTheDocument();
  });

  it('keeps its marks when the editor is opened again, and loses them as passages are accepted or changed', async () => {
    const { user, calls } = open(
      {
        [`GET ${releaseTranslationPath(1)}`]: { offer: null, unread: MARKS },
        [`POST ${releaseTranslationReadPath(1)}`]: { unread: MARKS.slice(1) },
      },
      PROPOSED,
    );
    expect(await screen.findByText('1 of 3: Title')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Propose a translation/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(
      await screen.findByText('A machine proposed 2 passages that nobody has read.'),
    ).toBeInTheDocument();
    expect(title()).not.toHaveAttribute('data-machine');
    expect(calls).toContainEqual(
      expect.objectContaining({
        path: releaseTranslationReadPath(1),
        body: { language: 'en', marks: [MARKS[0]?.mark] },
      }),
    );
  });

  it('loses the mark of a field that is edited', async () => {
    const { user } = open({ [`GET ${releaseTranslationPath(1)}`]: { offer: null, unread: MARKS } }, PROPOSED);
    await screen.findByText('1 of 3: Title');
    await user.type(title(), ' of clay');
    expect(screen.getByText('A machine proposed 2 passages that nobody has read.')).toBeInTheDocument();
    expect(title()).not.toHaveAttribute('data-machine');
  });

  it('says what the provider refused, and changes nothing', async () => {
    const { user } = open({
      [`GET ${releaseTranslationPath(1)}`]: { offer: { ...OFFER, cost: null }, unread: [] },
      [`POST ${releaseTranslationPath(1)}`]: Response.json(
        { detail: 'api.deepl.com is busy.' },
        { status: 503 },
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Propose a translation from Italian' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('characters are sent. Left for this newsroom');
    await user.click(screen.getByRole('button', { name: 'Send to api.deepl.com' }));
    expect(await screen.findByText('api.deepl.com is busy.')).toBeInTheDocument();
    expect(title()).toHaveValue('');
  });

  it('writes nothing over what was typed after it was cancelled', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = open({
      [`GET ${releaseTranslationPath(1)}`]: { offer: OFFER, unread: [] },
      [`POST ${releaseTranslationPath(1)}`]: () => answer.promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Propose a translation from Italian' }));
    await user.click(screen.getByRole('button', { name: 'Send to api.deepl.com' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(title(), 'Mine');
    answer.resolve(
      Response.json({ text: PROPOSED, unread: MARKS, checks: [], left_out: [], characters: 21 }),
    );
    await user.type(title(), ' and of nobody else');
    expect(title()).toHaveValue('Mine and of nobody else');
  });

  it('can be requested from a text whose proposals were edited', async () => {
    const finding = createFinding();
    const unread = [{ language: 'it', mark: markPassage('it', 'Nessuno ha letto') }];
    openReleasePanel(
      () => (
        <FindingContext value={finding}>
          <MachineNote language="en" />
          <BodyEditor language="it" label="Testo" />
        </FindingContext>
      ),
      release(),
      { [`GET ${releaseTranslationPath(1)}`]: { offer: OFFER, unread } },
    );
    expect(
      await screen.findByRole('button', { name: 'Propose a translation from Italian' }),
    ).toBeInTheDocument();
  });
});
