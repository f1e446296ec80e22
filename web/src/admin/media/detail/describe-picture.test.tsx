import { assetUsagePath, officeAssetPath } from '@press-room/contract/admin-assets';
import { assetDescriptionPath } from '@press-room/contract/asset-descriptions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { buildAsset } from '../../../test/gallery-builders.ts';
import { openOffice } from '../../../test/open-admin.ts';

const PHOTO = buildAsset({
  id: 5,
  version: 2,
  caption: { it: 'Il forno', en: '' },
  alt: { it: '', en: '' },
});
const OFFER = { host: 'llm.example', cost: null, left: 5000, sees_pictures: true };
const WORDS = {
  alt: { it: 'Un forno acceso', en: 'A lit kiln' },
  caption: { it: 'Altro', en: 'The kiln' },
};

const open = (offer: object | null, answer: Handlers[string] = WORDS) =>
  openOffice({
    address: '/admin/media/5',
    answers: {
      [`GET ${officeAssetPath(5)}`]: { ...PHOTO },
      [`GET ${assetUsagePath(5)}`]: rows([]),
      [`GET ${assetDescriptionPath(5)}`]: { offer },
      [`POST ${assetDescriptionPath(5)}`]: answer,
      [`PATCH ${officeAssetPath(5)}`]: {
        ...PHOTO,
        version: 3,
        alt: WORDS.alt,
        caption: { it: 'Il forno', en: 'The kiln' },
      },
    },
  });

describe('the description of a picture that a machine proposes', () => {
  it('fills what is empty, marked until it is saved', async () => {
    const { user, calls } = open(OFFER);
    await user.click(await screen.findByRole('button', { name: 'Propose alt text and captions' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('llm.example receives them');
    await user.click(screen.getByRole('button', { name: 'Send to llm.example' }));
    const english = await screen.findByDisplayValue('A lit kiln');
    expect(english).toHaveAttribute('data-machine');
    expect(screen.getByDisplayValue('Il forno')).not.toHaveAttribute('data-machine');
    expect(screen.getByText(/Proposed by a machine, not saved yet/)).toBeInTheDocument();
    expect(
      calls
        .find(({ method, path }) => method === 'POST' && path === assetDescriptionPath(5))
        ?.headers.get('If-Match'),
    ).toBe('"2"');
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
    await user.clear(english);
    await user.type(english, 'A kiln');
    expect(english).not.toHaveAttribute('data-machine');
  });

  it('writes nothing over what was typed after it was cancelled', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = open(OFFER, () => answer.promise);
    await user.click(await screen.findByRole('button', { name: 'Propose alt text and captions' }));
    await user.click(screen.getByRole('button', { name: 'Send to llm.example' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const [alt] = screen.getAllByRole('textbox', { name: /^Alternative text/ });
    if (!alt) throw new Error('no field');
    await user.type(alt, 'Mine');
    answer.resolve(Response.json(WORDS));
    await user.type(alt, ' and of nobody else');
    expect(alt).toHaveValue('Mine and of nobody else');
  });

  it('is not offered where nobody sees pictures', async () => {
    const { calls } = open(null);
    await screen.findByDisplayValue('Il forno');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain(assetDescriptionPath(5)));
    expect(screen.queryByRole('button', { name: 'Propose alt text and captions' })).not.toBeInTheDocument();
  });
});
