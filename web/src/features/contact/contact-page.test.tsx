import { CONTACT_PATH, PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { navigate } from '../../lib/navigation.ts';
import { buildRelease, buildRow, buildSession, FAIR } from '../../test/builders.ts';
import { fakeApi, type Handlers, rows } from '../../test/fake-api.ts';
import { OFFICE } from '../../test/page-builders.ts';
import { renderApp } from '../../test/render-app.tsx';

const SENT = {
  id: 42,
  reference: '2026-00042',
  email: 'reporter@example.com',
  name: '',
  subject: 'Hello',
  message: 'A question',
  topic: 'other',
  deadline: null,
  press_release: null,
  created_at: '2026-11-20T10:00:00.000Z',
};

const startApi = (
  answer: Handlers[string] = SENT,
  { office = OFFICE, events = [] }: { office?: typeof OFFICE; events?: OpenEvent[] } = {},
) =>
  fakeApi({
    [`GET ${EVENT_PATH}`]: { results: events },
    [`POST ${TOKEN_REFRESH_PATH}`]: buildSession(),
    [`GET ${PRESS_OFFICE_PATH}`]: { ...office },
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
    [`GET ${pressReleasePath(12)}`]: buildRelease({ id: 12, title: 'An older release' }),
    [`POST ${CONTACT_PATH}`]: answer,
  });

const field = (name: string) => screen.getByLabelText(name);

async function write(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Subject'), 'Hello');
  await user.type(field('Message'), 'A question');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
}

describe('the contact screen', () => {
  beforeEach(() => sessionStorage.clear());

  it('opens without sign-in and names people first', async () => {
    startApi();
    renderApp('/contact-us');
    const card = (await screen.findByRole('heading', { name: 'Ada Bo' })).closest('article');
    expect(card).toHaveTextContent('Speaks Italian and French');
    expect(within(card as HTMLElement).getByRole('link', { name: '+39 0536 2' })).toHaveAttribute(
      'href',
      'tel:+3905362',
    );
    expect(screen.getByText('Monday to Wednesday')).toBeInTheDocument();
    expect(screen.getByText('Ring twice.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=44.5&mlon=10.8'),
    );
    expect(screen.queryByRole('button', { name: 'Show the map' })).not.toBeInTheDocument();
  });

  it('lets the number in the note be dialled', async () => {
    startApi(SENT, { office: { ...OFFICE, note: 'At night ring +39 335 555 0111, please.' } });
    renderApp('/contact-us');
    const link = await screen.findByRole('link', { name: '+39 335 555 0111' });
    expect(link).toHaveAttribute('href', 'tel:+393355550111');
    expect(link.parentElement).toHaveTextContent('At night ring +39 335 555 0111, please.');
  });

  it('shows the next events with a calendar file and, while open, the accreditation', async () => {
    startApi(SENT, {
      events: [FAIR, { ...FAIR, id: 2, name: { it: 'Salone', en: 'Show' }, is_open: false }],
    });
    renderApp('/contact-us');
    const section = await screen.findByRole('region', { name: 'Coming up' });
    const [fair, show] = within(section).getAllByRole('listitem');
    expect(fair).toHaveTextContent(/20–24 September 2027Fiera.*halls 15 to 30/);
    const apply = within(fair as HTMLElement).getByRole('link', { name: 'Apply for accreditation' });
    expect(apply).toHaveAttribute('href', '#/account/accreditation');
    expect(show).toHaveTextContent('Show');
    const languageOf = (words: string) => within(section).getByText(words).closest('[lang]');
    expect(languageOf('Fiera')).toHaveAttribute('lang', 'it');
    expect(languageOf('Show')).toHaveAttribute('lang', 'en');
    expect(within(show as HTMLElement).getAllByRole('link')).toHaveLength(1);
    expect(within(show as HTMLElement).getByRole('link', { name: 'Show' })).toHaveAttribute(
      'href',
      '#/event/2',
    );
    expect(within(section).getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/en/events.ics',
    );
  });

  it('says nothing of events where there are none', async () => {
    startApi();
    renderApp('/contact-us');
    await screen.findByRole('heading', { name: 'Ada Bo' });
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument();
  });

  it('offers a map only if one is configured, and names its provider', async () => {
    const map = { tiles: 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', attribution: '© x' };
    startApi(SENT, { office: { ...OFFICE, map } });
    renderApp('/contact-us');
    expect(await screen.findByRole('button', { name: 'Show the map' })).toBeInTheDocument();
    expect(screen.getByText(/fetched from tiles\.example\.com/)).toBeInTheDocument();
    expect(document.querySelector('img[src*="tiles.example.com"]')).toBeNull();
  });

  it('asks for what is missing and puts the focus on the first', async () => {
    const calls = startApi();
    const { user } = renderApp('/contact-us');
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('E-mail required')).toBeInTheDocument();
    expect(screen.getAllByText('Field required')).toHaveLength(2);
    expect(screen.getByText('You have to accept')).toBeInTheDocument();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(calls.filter(({ path }) => path === CONTACT_PATH)).toEqual([]);
  });

  it('sends a message without an account and shows its number', async () => {
    const calls = startApi();
    const { user } = renderApp('/contact-us');
    await user.type(await screen.findByLabelText('E-mail'), 'reporter@example.com');
    await user.selectOptions(field('Topic'), 'Interview');
    await user.type(field('Subject'), 'Hello');
    await user.type(field('Message'), 'A question');
    await user.click(field('I have read the privacy notice'));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('2026-00042')).toBeInTheDocument();
    expect(screen.getByText(/will reply to reporter@example\.com/)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === CONTACT_PATH)?.body).toEqual({
      name: '',
      email: 'reporter@example.com',
      topic: 'interview',
      deadline: null,
      press_release: null,
      press_group: 7,
      subject: 'Hello',
      message: 'A question',
      privacy: true,
    });
    expect(sessionStorage.getItem('contact')).toBeNull();
  });

  it('fills in the signed-in reader and the release that they come from', async () => {
    const calls = startApi();
    const { user } = renderApp('/contact-us?release=12', { signedIn: true });
    expect(await screen.findByLabelText('E-mail')).toHaveValue('alice@example.com');
    expect(field('Name (optional)')).toHaveValue('Alice Rossi');
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Write to us');
    expect(await screen.findByRole('link', { name: 'An older release' })).toHaveAttribute(
      'href',
      '#/press-release/12',
    );
    expect(field('Topic')).toHaveDisplayValue('A press release');
    await waitFor(() =>
      expect(field('Related press release')).toHaveDisplayValue('An older release (12 March 2026)'),
    );
    expect(screen.queryByLabelText('I have read the privacy notice')).not.toBeInTheDocument();
    await user.type(field('Deadline (optional)'), '2999-01-02T18:00');
    await user.type(field('Subject'), 'Hello');
    await user.type(field('Message'), 'A question');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('2026-00042');
    expect(calls.find(({ path }) => path === CONTACT_PATH)?.body).toMatchObject({
      press_release: 12,
      topic: 'release',
      deadline: new Date('2999-01-02T18:00').toISOString(),
    });
  });

  it('sends a question about a crisis as urgent, and says so', async () => {
    const calls = startApi();
    const { user } = renderApp('/contact-us?urgent=true', { signedIn: true });
    await write(user);
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Write to us');
    await screen.findByText('2026-00042');
    expect(calls.find(({ path }) => path === CONTACT_PATH)?.body).toMatchObject({ urgent: true });
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    startApi(Response.json({ subject: ['Too rude.'] }, { status: 400 }));
    const { user } = renderApp('/contact-us', { signedIn: true });
    await user.type(await screen.findByLabelText('Subject'), 'Hello');
    await user.type(field('Message'), 'A question');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Too rude.')).toBeInTheDocument();
    await waitFor(() => expect(field('Subject')).toHaveFocus());
    expect(field('Message')).toHaveValue('A question');
  });

  it('says how long to wait', async () => {
    startApi(Response.json({ detail: 'x' }, { status: 429, headers: { 'Retry-After': '540' } }));
    const { user } = renderApp('/contact-us', { signedIn: true });
    await user.type(await screen.findByLabelText('Subject'), 'Hello');
    await user.type(field('Message'), 'A question');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('9 minutes');
  });

  it('keeps a draft over a reload and signing in', async () => {
    startApi();
    const { user, unmount } = renderApp('/contact-us');
    await user.type(await screen.findByLabelText('Message'), 'Half a thought');
    unmount();
    const second = renderApp('/contact-us');
    expect(await screen.findByLabelText('Message')).toHaveValue('Half a thought');
    second.unmount();
    renderApp('/contact-us', { signedIn: true });
    expect(await screen.findByLabelText('Message')).toHaveValue('Half a thought');
    expect(field('E-mail')).toHaveValue('alice@example.com');
  });

  it('keeps another choice of release until the reader comes from another one', async () => {
    startApi();
    const { user, unmount } = renderApp('/contact-us?release=12');
    await screen.findByRole('option', { name: 'Exports grow (12 March 2026)' });
    await user.selectOptions(field('Related press release'), 'Exports grow (12 March 2026)');
    await user.selectOptions(field('Topic'), 'Interview');
    unmount();
    const second = renderApp('/contact-us?release=12');
    await screen.findByRole('option', { name: 'Exports grow (12 March 2026)' });
    expect(field('Related press release')).toHaveValue('1');
    expect(field('Topic')).toHaveDisplayValue('Interview');
    second.unmount();
    renderApp('/contact-us?release=13');
    expect(await screen.findByLabelText('Related press release')).toHaveValue('13');
    expect(field('Topic')).toHaveDisplayValue('A press release');
  });

  it('is sent once, and says so where the reader is by then', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<typeof SENT>();
    const calls = startApi(() => answer);
    const { user } = renderApp('/contact-us', { signedIn: true });
    await write(user);
    navigate('/home');
    await waitFor(() => expect(screen.queryByLabelText('Message')).not.toBeInTheDocument());
    navigate('/contact-us');
    expect(await screen.findByLabelText('Message')).toHaveValue('A question');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
    resolve(SENT);
    expect(await screen.findByText('2026-00042')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(calls.filter(({ path }) => path === CONTACT_PATH)).toHaveLength(1);
  });

  it.each([
    { answer: () => Response.json(SENT), words: 'Your message has arrived. Your reference: 2026-00042' },
    {
      answer: () => Response.json({ detail: 'x' }, { status: 400 }),
      words: 'Your message was not sent. What you wrote is still in the contact form.',
    },
  ])('tells who has left the screen: $words', async ({ answer, words }) => {
    const { promise: isTime, resolve } = Promise.withResolvers<void>();
    startApi(() => isTime.then(answer));
    const { user } = renderApp('/contact-us', { signedIn: true });
    await write(user);
    navigate('/home');
    await waitFor(() => expect(screen.queryByLabelText('Message')).not.toBeInTheDocument());
    resolve();
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('lets people write although the office could not be loaded', async () => {
    fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([]) });
    renderApp('/contact-us', { locale: 'it' });
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invia messaggio' })).toBeInTheDocument();
  });
});
