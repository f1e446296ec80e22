import { TOKEN_REFRESH_PATH } from '@press-room/contract/account';
import {
  OWN_ACCREDITATION_PATH,
  type OwnAccreditation,
  ownProofPath,
} from '@press-room/contract/event-accreditations';
import { EVENT_PATH, type FairEvent } from '@press-room/contract/events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '../../lib/auth.ts';
import { buildSession } from '../../test/builders.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const words = (en: string) => ({ en, it: en });
const EVENT: FairEvent = {
  id: 2,
  name: words('Fair 2027'),
  place: words('Rimini'),
  starts_on: '2027-09-20',
  ends_on: '2027-09-24',
  applications_from: '2026-01-01T00:00:00Z',
  applications_until: null,
  decision_days: 5,
  criteria_journalist: words(''),
  criteria_photographer: words(''),
  criteria_creator: words(''),
  criteria_company_press_office: words(''),
};
const OWN: OwnAccreditation = {
  id: 8,
  version: 1,
  status: 'draft',
  lane: 'journalist',
  outlet: 'Il Forno',
  order_number: '',
  order_region: null,
  website: '',
  remark: '',
  submitted_at: null,
  due_at: null,
  decided_at: null,
  reason: '',
  appeal: '',
  appealed_at: null,
  proofs: [],
  proofs_erased_at: null,
  event: EVENT,
  appeal_until: null,
  badge: null,
};

it('is not sent before the documents that are chosen for it have come', async () => {
  const session = buildSession();
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>();
  const proof = {
    id: 4,
    name: 'card.pdf',
    media_type: 'application/pdf',
    bytes: 4,
    created_at: '2026-11-01T00:00:00Z',
  };
  fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: session,
    [`GET ${OWN_ACCREDITATION_PATH}`]: { results: [OWN] },
    [`GET ${EVENT_PATH}`]: { results: [{ ...EVENT, is_open: true }] },
    [`POST ${ownProofPath(OWN.id)}`]: async () => {
      await hasCome;
      return { ...OWN, version: 2, proofs: [proof] };
    },
  });
  const { user } = renderApp('/home', { signedIn: true });
  storeSession(session);
  location.hash = '#/account/accreditation';
  const send = await screen.findByRole('button', { name: 'Send the application' });
  await user.upload(
    screen.getByLabelText('Documents'),
    new File(['%PDF'], 'card.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(send).toBeDisabled());
  come();
  expect(await screen.findByText('card.pdf')).toBeInTheDocument();
  await waitFor(() => expect(send).toBeEnabled());
});
