import { PROFILE_PATH } from '@press-room/contract/account';
import { LOGOUT_PATH, TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getUser } from '../../../lib/auth.ts';
import { buildProfile, buildSession } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const READ = `GET ${PROFILE_PATH}`;
const CHANGE = `PATCH ${PROFILE_PATH}`;
const REFRESH = { [`POST ${TOKEN_REFRESH_PATH}`]: () => Response.json(buildSession()) };

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const open = () => renderApp('/account/user-profile', { signedIn: true });

describe('the profile', () => {
  it('saves what was changed, and the header and the language follow', async () => {
    const saved = buildProfile({ first_name: 'Alicia', language: 'it' });
    const calls = fakeApi({ ...REFRESH, [READ]: buildProfile({ language: 'en' }), [CHANGE]: saved });
    const { user } = open();
    const name = await screen.findByLabelText('First name');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.clear(name);
    await user.type(name, 'Alicia');
    await user.selectOptions(screen.getByLabelText('Language'), 'it');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profilo salvato')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toMatchObject({ first_name: 'Alicia', language: 'it', qualify: null });
    expect(getUser()?.first_name).toBe('Alicia');
    expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull();
  });
  it('restores unsaved changes and discards them on request', async () => {
    sessionStorage.setItem('draft 3 profile', JSON.stringify({ newspaper: 'La Piastrella' }));
    fakeApi({ ...REFRESH, [READ]: buildProfile() });
    const { user } = open();
    expect(await screen.findByLabelText('Newspaper or magazine')).toHaveValue('La Piastrella');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Newspaper or magazine')).toHaveValue('');
    expect(sessionStorage.getItem('draft 3 profile')).toBeNull();
  });
  it('keeps what was typed when the server refuses it', async () => {
    fakeApi({
      ...REFRESH,
      [READ]: buildProfile(),
      [CHANGE]: Response.json({ newspaper: ['Too long.'] }, { status: 400 }),
    });
    const { user } = open();
    await user.type(await screen.findByLabelText('Newspaper or magazine'), 'X');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too long.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Newspaper or magazine')).toHaveFocus());
  });
  it('hides profession fields from officers and keeps the stored values', async () => {
    const officer = {
      groups: [{ id: 4, name: 'administrator_press_room' }],
      account_type: 'COMPANY' as const,
    };
    const calls = fakeApi({ ...REFRESH, [READ]: buildProfile(officer), [CHANGE]: buildProfile(officer) });
    const { user } = open();
    await user.type(await screen.findByLabelText('First name'), 'x');
    expect(within(screen.getByRole('main')).getByText('Press office')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Journalist' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Newspaper or magazine')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    const change = calls.find(({ method }) => method === 'PATCH')?.body as object;
    expect(Object.keys(change).sort()).toEqual(['first_name', 'language', 'last_name']);
  });
  it('ends all sessions after asking, this one too', async () => {
    const calls = fakeApi({
      ...REFRESH,
      [READ]: buildProfile({ recent_sign_ins: [{ at: '2026-11-20T10:00:00.000Z', user_agent: 'Firefox' }] }),
      [`POST ${LOGOUT_PATH}`]: { detail: 'Signed out on all devices' },
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out on all devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out on all devices' }));
    expect(await screen.findByText('You are signed out on all devices')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ path: LOGOUT_PATH, body: { everywhere: true } });
    expect(getUser()).toBeNull();
  });
  it('stays signed in when the sessions could not be ended', async () => {
    fakeApi({
      ...REFRESH,
      [READ]: buildProfile({ recent_sign_ins: [{ at: '2026-11-20T10:00:00.000Z', user_agent: 'Firefox' }] }),
      [`POST ${LOGOUT_PATH}`]: new Response('', { status: 503 }),
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    const dialog = screen.getByRole('dialog', { name: 'Sign out on all devices?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out on all devices' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(getUser()).not.toBeNull();
  });
  it('shows the address that waits for its confirmation', async () => {
    fakeApi({ ...REFRESH, [READ]: buildProfile({ pending_email: 'new@example.com' }) });
    open();
    const section = await screen.findByRole('region', { name: 'E-mail' });
    expect(within(section).getByText('Waiting for new@example.com to be confirmed')).toBeInTheDocument();
  });
});
