import { PROFILE_PATH, type Profile } from '@press-room/contract/account';
import { CONTACT_PATH, PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { EVENT_PATH } from '@press-room/contract/events';
import { CONSENT_PATH, ERASURE_PATH } from '@press-room/contract/privacy';
import { SIGN_IN_STEP_PATH, TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Locale } from '../../../i18n/locale.ts';
import { followLock, lock } from '../../../lib/lock.ts';
import { isLocked, setLocked } from '../../../lib/locked.ts';
import { buildConsents, buildProfile, buildSession } from '../../../test/builders.ts';
import { fakeApi, type Handlers } from '../../../test/fake-api.ts';
import { OFFICE } from '../../../test/page-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const SIGN_IN = `POST ${TOKEN_AUTH_PATH}`;
const PROFILE = `GET ${PROFILE_PATH}`;
const SCREEN = { [`GET ${PRESS_OFFICE_PATH}`]: { ...OFFICE }, [`GET ${EVENT_PATH}`]: { results: [] } };
const STEP = { detail: 'One more step.', code: 'second_factor_required', ticket: 'it', methods: ['totp'] };

const session = buildSession();
const ofGroups = (...groups: typeof session.user.groups) => ({
  ...session,
  user: { ...session.user, groups },
});
const UNADMITTED = buildSession('administrator_associated_companies');

beforeAll(followLock);
beforeEach(() => {
  setLocked(null);
  localStorage.clear();
  sessionStorage.clear();
});

/** Locks the screen over an unsent message. */
async function lockAway(handlers: Handlers, locale: Locale = 'en') {
  const calls = fakeApi({ ...SCREEN, ...handlers });
  const { user } = renderApp('/contact-us', { signedIn: true, locale });
  await user.type(await screen.findByLabelText(locale === 'it' ? 'Messaggio' : 'Message'), 'Begun');
  act(() => lock());
  await user.type(await screen.findByLabelText('Password'), 'Str0ng_pass!{Enter}');
  return { user, calls };
}

it('returns to the previous screen with its input', async () => {
  const { calls } = await lockAway({ [SIGN_IN]: session, [PROFILE]: buildProfile() });
  expect(await screen.findByLabelText('Message')).toHaveValue('Begun');
  expect(location.hash).toBe('#/contact-us');
  expect(isLocked()).toBe(false);
  expect(calls.some(({ path }) => path === CONTACT_PATH)).toBe(false);
});

it('asks first for a notice whose version has changed, then leads back with what was typed', async () => {
  const { user } = await lockAway({
    [SIGN_IN]: session,
    [PROFILE]: buildProfile({ needs_consent: true }),
    [`GET ${CONSENT_PATH}`]: buildConsents(true),
    [`POST ${CONSENT_PATH}`]: buildConsents(false),
    [`GET ${ERASURE_PATH}`]: { requested_at: null, due_at: null },
  });
  expect(await screen.findByRole('heading', { name: 'Before you go on' })).toBeInTheDocument();
  expect(location.hash).toBe('#/account/user-privacy?redirect=%2Fcontact-us');
  for (const group of screen.getAllByRole('radiogroup'))
    await user.click(within(group).getByLabelText('I refuse'));
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Message')).toHaveValue('Begun');
  expect(location.hash).toBe('#/contact-us');
});

it.each([
  ['en', 'You do not have permission to sign in'],
  ['it', 'Non hai i permessi per accedere'],
] as const)(
  'keeps no token of a reader without a permitted group, nor loses the password (%s)',
  async (locale, text) => {
    await lockAway({ [SIGN_IN]: UNADMITTED, [PROFILE]: buildProfile() }, locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    const field = screen.getByLabelText('Password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('Str0ng_pass!');
    expect(localStorage.getItem('token')).toBeNull();
    expect(isLocked()).toBe(true);
  },
);

it('says so after the second step too, and asks for the password again', async () => {
  const { user } = await lockAway({
    [SIGN_IN]: () => Response.json(STEP, { status: 403 }),
    [`POST ${SIGN_IN_STEP_PATH}`]: UNADMITTED,
    [PROFILE]: buildProfile(),
  });
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
  const field = await screen.findByLabelText('Password');
  expect(field).toHaveAccessibleDescription('You do not have permission to sign in');
  await user.type(field, 'x');
  expect(field).not.toHaveAccessibleDescription();
  expect(localStorage.getItem('token')).toBeNull();
});

it('lets readers without accreditation return to their screen', async () => {
  const accreditation: Profile['accreditation'] = {
    ...buildProfile().accreditation,
    state: 'pending',
  };
  const waiting = ofGroups();
  await lockAway({ [SIGN_IN]: waiting, [PROFILE]: buildProfile({ accreditation, groups: [] }) });
  expect(await screen.findByLabelText('Message')).toHaveValue('Begun');
  expect(localStorage.getItem('token')).toBe(waiting.token);
});

it('stays signed out if the reader signed out before the answer, here or in another tab', async () => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const read = vi.fn();
  await lockAway({
    [SIGN_IN]: session,
    [PROFILE]: async () => {
      read();
      await isLetGo;
      return buildProfile();
    },
  });
  await waitFor(() => expect(read).toHaveBeenCalled());
  act(() => setLocked(null));
  await act(async () => letGo());
  await waitFor(() => expect(location.hash).toBe('#/account/login'));
  expect(localStorage.getItem('token')).toBeNull();
});
