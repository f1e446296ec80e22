import { pressReleasePath } from '@press-room/contract/press-releases';
import { ownTakingPath, type TakenChange } from '@press-room/contract/takings';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { type FakeCall, fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const DETAIL = `GET ${pressReleasePath(1)}`;
const CHANGE = `GET ${ownTakingPath(1)}`;
const SEEN = `POST ${ownTakingPath(1)}`;
const CORRECTIONS = [{ at: '2026-11-21T10:00:00Z', note: 'The figure was wrong', language: 'en' as const }];
const TAKEN: TakenChange = {
  taken: {
    way: 'taken',
    has_since: '2026-11-20T10:00:00Z',
    version: 2,
    current_version: 3,
    language: 'en',
    passages: [
      {
        field: 'body',
        pieces: [
          { kind: 'same', text: 'Sales grow by ' },
          { kind: 'gone', text: '12' },
          { kind: 'new', text: '2' },
        ],
      },
    ],
  },
};

const asked = (calls: FakeCall[], verb: string) =>
  calls.filter(({ method, path }) => method === verb && path === ownTakingPath(1));

describe('a release that the reader took', () => {
  it('says which version that was and marks what changed', async () => {
    const calls = fakeApi({
      [DETAIL]: buildRelease({ corrections: CORRECTIONS }),
      [CHANGE]: TAKEN,
      [SEEN]: () => new Response(null, { status: 204 }),
    });
    renderApp('/press-release/1', { signedIn: true });
    const note = await screen.findByRole('complementary', { name: 'What changed since you took it' });
    expect(note).toHaveTextContent('You took version 2 on 20 November 2026; this is version 3.');
    expect(note.querySelector('del')).toHaveTextContent('12');
    expect(note.querySelector('ins')).toHaveTextContent('2');
    await waitFor(() => expect(asked(calls, 'POST')).toHaveLength(1));
  });

  it('asks nothing for strangers', async () => {
    const calls = fakeApi({ [DETAIL]: buildRelease({ corrections: CORRECTIONS }) });
    renderApp('/press-release/1');
    await screen.findByText('The figure was wrong');
    expect(asked(calls, 'GET')).toEqual([]);
  });
});
