import {
  OWN_ACCREDITATION_PATH,
  type OwnAccreditation,
  ownAccreditationPath,
  ownAppealPath,
  ownProofPath,
  ownSubmissionPath,
} from '@press-room/contract/event-accreditations';
import { EVENT_PATH, type FairEvent } from '@press-room/contract/events';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { storeSession } from '../../lib/auth.ts';
import { buildSession } from '../../test/builders.ts';
import { comeBackOnline } from '../../test/come-back-online.ts';
import { fakeApi, type Handlers } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const words = (en: string) => ({ en, it: en });
const EVENT: FairEvent = {
  id: 2,
  name: words('Fair 2027'),
  place: words('Rimini'),
  about: words(''),
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

/** `own` is called for each request. */
function open(own: () => OwnAccreditation, handlers: Handlers = {}) {
  const session = buildSession();
  const calls = fakeApi({
    [`POST ${TOKEN_REFRESH_PATH}`]: session,
    [`GET ${OWN_ACCREDITATION_PATH}`]: () => ({ results: [own()] }),
    [`GET ${EVENT_PATH}`]: { results: [{ ...EVENT, is_open: true }] },
    ...handlers,
  });
  const app = renderApp('/home', { signedIn: true });
  storeSession(session);
  location.hash = '#/account/accreditation';
  return { calls, ...app };
}
const stale = (current: OwnAccreditation) =>
  Response.json({ detail: 'Changed meanwhile.', code: 'version_stale', current }, { status: 412 });

beforeEach(() => sessionStorage.clear());

it('keeps what is typed over a reload, and asks before it is left', async () => {
  const { user, unmount } = open(() => OWN);
  await user.type(await screen.findByLabelText('Anything else we should know'), 'With a camera');
  unmount();
  open(() => OWN);
  expect(await screen.findByLabelText('Anything else we should know')).toHaveValue('With a camera');
  location.hash = '#/contact-us';
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location.hash).toBe('#/contact-us'));
  expect(sessionStorage.getItem('draft 3 accreditation 8')).toBeNull();
});

it('opens in a lane that nobody knows', async () => {
  open(() => ({ ...OWN, lane: 'podcaster' as 'creator' }));
  expect(await screen.findByText('podcaster')).toBeInTheDocument();
  expect(screen.getByLabelText('Anything else we should know')).toBeInTheDocument();
});

it('keeps an appeal over a reload until it is sent', async () => {
  const refused: OwnAccreditation = { ...OWN, status: 'refused', appeal_until: '2999-01-01T00:00:00Z' };
  let now = refused;
  const label = 'Ask for another look';
  const { user, unmount } = open(() => now);
  await user.type(await screen.findByLabelText(label), 'I was there last year');
  unmount();
  open(() => now, {
    [`POST ${ownAppealPath(OWN.id)}`]: () => {
      now = { ...refused, version: 2, status: 'appealed', appeal_until: null };
      return { ...now };
    },
  });
  expect(await screen.findByLabelText(label)).toHaveValue('I was there last year');
  await user.click(screen.getByRole('button', { name: 'Send the appeal' }));
  await waitFor(() => expect(screen.queryByLabelText(label)).not.toBeInTheDocument());
  expect(sessionStorage.getItem('draft 3 appeal 8')).toBeNull();
});

it('is sent with the current version, also after a lost answer', async () => {
  let now = OWN;
  const { user, calls } = open(() => now, {
    [`PATCH ${ownAccreditationPath(OWN.id)}`]: ({ headers, body }) => {
      if (headers.get('If-Match') !== `"${now.version}"`) return stale(now);
      now = { ...now, ...(body as Partial<OwnAccreditation>), version: now.version + 1 };
      return { ...now };
    },
    [`POST ${ownSubmissionPath(OWN.id)}`]: () => {
      now = { ...now, version: now.version + 1, status: 'submitted' };
      return { ...now };
    },
  });
  await user.type(await screen.findByLabelText('Anything else we should know'), 'With a camera');
  now = { ...OWN, version: 2, website: 'https://forno.example.com' };
  const send = screen.getByRole('button', { name: 'Send the application' });
  await user.click(send);
  expect(await screen.findByText('Changed meanwhile.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByLabelText('Website, channel or portfolio')).toHaveValue(now.website),
  );
  expect(screen.getByLabelText('Anything else we should know')).toHaveValue('With a camera');
  await user.click(send);
  expect(await screen.findByText('Your application has been sent')).toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === 'PATCH').at(-1);
  expect(sent?.body).toMatchObject({ remark: 'With a camera', website: 'https://forno.example.com' });
  expect(sessionStorage.getItem('draft 3 accreditation 8')).toBeNull();
});

it('shows changes made elsewhere', async () => {
  let now = OWN;
  const { user } = open(() => now);
  await user.type(await screen.findByLabelText('Anything else we should know'), 'With a camera');
  now = { ...OWN, version: 2, website: 'https://forno.example.com', remark: 'Elsewhere' };
  comeBackOnline();
  await waitFor(() =>
    expect(screen.getByLabelText('Website, channel or portfolio')).toHaveValue(now.website),
  );
  expect(screen.getByLabelText('Anything else we should know')).toHaveValue('With a camera');
});

it('is not sent before its documents are uploaded', async () => {
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>();
  const proof = {
    id: 4,
    name: 'card.pdf',
    media_type: 'application/pdf',
    bytes: 4,
    created_at: '2026-11-01T00:00:00Z',
  };
  const { user } = open(() => OWN, {
    [`POST ${ownProofPath(OWN.id)}`]: async () => {
      await hasCome;
      return { ...OWN, version: 2, proofs: [proof] };
    },
  });
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
