import { EMBARGO_PATH } from '@press-room/contract/embargo';
import { pressReleasePath } from '@press-room/contract/press-releases';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../../lib/auth.ts';
import { buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

it.each([
  [
    'agent_press_room_external_company',
    /for accredited journalists only\. Press offices of companies can ask us for it\.$/,
  ],
  ['user_press_room', /^It does not exist, or it has not been published\.$/],
] as const)('tells %s what is needed', async (group, text) => {
  fakeApi({
    [`GET ${pressReleasePath(1)}`]: () => Response.json({ detail: 'Not found.' }, { status: 404 }),
    [`GET ${EMBARGO_PATH}`]: { is_accepted: false, terms: '', count: 0 },
  });
  renderApp('/press-release/1');
  act(() => storeSession(buildSession(group)));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Press release not found' }),
  ).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});
