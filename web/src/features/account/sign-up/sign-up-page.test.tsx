import { COMPANY_SEARCH_PATH, REGISTER_PATH, RESEND_ACTIVATION_PATH } from '@press-room/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from '../../../lib/navigation.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const REGISTER = `POST ${REGISTER_PATH}`;

async function fill() {
  const { user } = renderApp('/account/sign-up');
  await user.type(await screen.findByLabelText('First name'), 'Alice');
  await user.type(screen.getByLabelText('Last name'), 'Rossi');
  await user.type(screen.getByLabelText('E-mail'), 'alice@example.com');
  await user.type(screen.getByLabelText('Password'), 'Str0ng_pass!');
  await user.click(within(group(/press activities/)).getByLabelText('I accept'));
  await user.click(within(group('Marketing')).getByLabelText('I refuse'));
  await user.click(screen.getByRole('checkbox', { name: /at least 18/ }));
  return user;
}
const group = (name: string | RegExp) => screen.getByRole('radiogroup', { name });
const submit = () => screen.getByRole('button', { name: 'Continue' });

afterEach(() => sessionStorage.clear());

describe('registering', () => {
  it('has nothing preselected, and focuses the first missing answer', async () => {
    fakeApi({});
    const { user } = renderApp('/account/sign-up');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    for (const radio of within(group('Marketing')).getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(group('Marketing')).toHaveAccessibleDescription(/Field required/);
    expect(screen.getByRole('checkbox', { name: /at least 18/ })).toHaveAccessibleDescription(
      'You have to accept',
    );
  });
  it('ticks off each rule of the password', async () => {
    fakeApi({});
    const { user } = renderApp('/account/sign-up');
    await user.type(await screen.findByLabelText('Password'), 'Abcdefg');
    expect(screen.getByText('1 of 4 rules met')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), '1!');
    expect(screen.getByText('4 of 4 rules met')).toBeInTheDocument();
  });
  it('sends what was answered and says to look into the mail', async () => {
    const calls = fakeApi({ [REGISTER]: Response.json({}, { status: 201 }) });
    const user = await fill();
    await user.click(submit());
    expect(await screen.findByText('We’ve e-mailed alice@example.com')).toBeInTheDocument();
    expect(calls.find((call) => call.path === REGISTER_PATH)?.body).toMatchObject({
      account_type: 'USER',
      accept: true,
      consent_data_processing: true,
      consent_marketing: false,
    });
    expect(screen.getByRole('button', { name: 'Send the link again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sessionStorage.getItem('sign-up')).toBeNull();
  });
  it('is sent once, however often the form is opened meanwhile', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<Response>();
    const calls = fakeApi({ [REGISTER]: () => answer });
    const user = await fill();
    await user.click(submit());
    navigate('/account/login');
    await waitFor(() => expect(screen.queryByLabelText('First name')).not.toBeInTheDocument());
    navigate('/account/sign-up');
    expect(await screen.findByLabelText('First name')).toHaveValue('Alice');
    expect(submit()).toBeDisabled();
    resolve(Response.json({}, { status: 201 }));
    expect(await screen.findByText('We’ve e-mailed alice@example.com')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === REGISTER_PATH)).toHaveLength(1);
  });

  it('shows what the server refuses at its field and keeps everything', async () => {
    fakeApi({
      [REGISTER]: Response.json({ email: ['user with this email already exists.'] }, { status: 400 }),
    });
    const user = await fill();
    await user.click(submit());
    const email = screen.getByLabelText('E-mail');
    expect(await screen.findByText('user with this email already exists.')).toBeInTheDocument();
    await waitFor(() => expect(email).toHaveFocus());
    expect(screen.getByLabelText('Password')).toHaveValue('Str0ng_pass!');
  });
  it('says when nobody answers, and when it is too much', async () => {
    fakeApi({});
    const user = await fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer from the press room');
    fakeApi({ [REGISTER]: new Response('{}', { status: 429, headers: { 'Retry-After': '1800' } }) });
    await user.click(submit());
    expect(await screen.findByText('Too many attempts. Try again in 30 minutes.')).toBeInTheDocument();
  });
  it('finds a known company by keyboard', async () => {
    fakeApi({ [`GET ${COMPANY_SEARCH_PATH}`]: { results: [{ id: 4, name: 'Ceramiche Nota' }] } });
    const { user } = renderApp('/account/sign-up');
    await user.click(await screen.findByLabelText('Company press office'));
    const field = screen.getByRole('combobox', { name: 'Company' });
    await user.type(field, 'Cer');
    expect(await screen.findByRole('option', { name: 'Ceramiche Nota' })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Ceramiche Nota');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveAccessibleDescription('A company the press office knows.');
  });
});

it('asks for the link again and says when that is possible', async () => {
  sessionStorage.setItem('sign-up-sent', '"alice@example.com"');
  fakeApi({ [`POST ${RESEND_ACTIVATION_PATH}`]: { detail: 'sent' } });
  renderApp('/account/sign-up');
  expect(await screen.findByText(/You can ask again in (1:00|0:59)/)).toBeInTheDocument();
});
