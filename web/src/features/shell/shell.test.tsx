import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '../../lib/auth.ts';
import { navigate } from '../../lib/navigation.ts';
import { buildRow, buildSession } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { resetAppearance } from '../../theme/appearance.ts';

beforeEach(() => {
  resetAppearance();
  fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
});

const menu = (name = 'Main menu') => within(screen.getByRole('navigation', { name }));

describe('the menu', () => {
  it('shows a stranger what is locked; a click goes nowhere and says why', async () => {
    const { user } = renderApp('/home');
    expect(menu().getByRole('link', { name: 'Press releases' })).toHaveAttribute('aria-current', 'page');
    const locked = menu().getByRole('button', { name: /International magazines.*sign-in required/ });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    await user.click(locked);
    expect(location.hash).toBe('#/home');
    const title = await screen.findByText('For accredited press');
    const reason = title.parentElement as HTMLElement;
    const signIn = within(reason).getByRole('link', { name: 'Sign in', hidden: true });
    expect(signIn).toHaveAttribute('href', '#/account/login?redirect=%2Finternational-magazine');
    expect(within(reason).getByRole('link', { name: 'Register', hidden: true })).toHaveAttribute(
      'href',
      '#/account/sign-up',
    );
    expect(menu().getAllByRole('button', { name: /sign-in required/ })).toHaveLength(4);
    expect(menu().getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
  });
  it('locks nothing for a signed-in reader', () => {
    renderApp('/home', { signedIn: true });
    expect(menu().getByRole('link', { name: 'Press releases' })).toBeInTheDocument();
    expect(menu().queryByRole('button', { name: /sign-in required/ })).toBeNull();
  });
  it('cuts the text at 18 characters and keeps the whole of it', () => {
    renderApp('/home', { locale: 'it' });
    const label = menu('Menu principale').getByText('Riviste internazio');
    expect(label).toHaveTextContent('Riviste internazionali');
  });
  it('remembers its size', async () => {
    const { user } = renderApp('/home');
    await user.click(menu().getByRole('button', { name: 'Collapse menu' }));
    expect(localStorage.getItem('appearance')).toBe('{"menu":"mini"}');
    await user.click(menu().getByRole('button', { name: 'Expand menu' }));
    expect(document.documentElement).toHaveAttribute('data-menu', 'full');
  });
});

describe('the header', () => {
  it('contains the bar that is shown while something loads', async () => {
    fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: () => new Promise<never>(() => undefined) });
    renderApp('/home');
    const banner = within(screen.getByRole('banner'));
    expect(await banner.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  });
  it('changes the language everywhere and remembers it', async () => {
    const { user } = renderApp('/home');
    await user.click(screen.getByRole('button', { name: 'Italiano', hidden: true }));
    expect(await screen.findByRole('navigation', { name: 'Menu principale' })).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('it');
    expect(document.title).toBe('Comunicati stampa — Site Alpha');
  });
  it('lists each language with its code and its own name, once', () => {
    renderApp('/home');
    for (const [language, name] of [
      ['en', 'English'],
      ['it', 'Italiano'],
      ['he', 'עברית'],
      ['ar', 'العربية'],
    ] as const) {
      const choice = screen.getByRole('button', { name, hidden: true });
      expect(choice).toHaveAttribute('lang', language);
      expect(choice).toHaveAttribute('aria-pressed', String(language === 'en'));
      expect(choice.querySelector('[data-code]')).toHaveAttribute('data-code', language);
    }
  });
  it('shows the signed-in user and signs them out', async () => {
    const { user } = renderApp('/press-release/1', { signedIn: true });
    expect(screen.getByText('alice@example.com')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log out', hidden: true }));
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });
  it('shows the readable address of the signed-in user', async () => {
    renderApp('/home', { signedIn: true });
    const { user, ...session } = buildSession();
    act(() => storeSession({ ...session, user: { ...user, email: 'ada@xn--mller-fliesen-wob.de' } }));
    expect(await screen.findByText('ada@müller-fliesen.de')).toBeInTheDocument();
  });
  it('returns to the current screen after the sign-in', () => {
    renderApp('/home?redirect=%2Fpress-kit');
    const [link] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '#/account/login?redirect=%2Fpress-kit');
  });
  it('shows a chosen look at once, keeps it, and goes back to the default', async () => {
    const { user } = renderApp('/home');
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Appearance' }));
    await user.click(panel.getByRole('radio', { name: 'Dark' }));
    await user.click(panel.getByRole('radio', { name: 'Copper green' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-glaze', 'copper');
    expect(localStorage.getItem('appearance')).toBe('{"theme":"dark","glaze":"copper"}');
    await user.click(panel.getByRole('button', { name: 'Back to default' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem('appearance')).toBeNull();
  });
});

describe('the breadcrumb', () => {
  it('never shows the title of the previous screen', async () => {
    renderApp('/nowhere');
    const trail = () => screen.queryByRole('navigation', { name: 'You are here' });
    expect(trail()).toHaveTextContent('Page not found');
    // Its code is still loading.
    act(() => navigate('/contact-us'));
    expect(trail()).not.toHaveTextContent('Page not found');
    await waitFor(() => expect(trail()).toHaveTextContent('Contact'));
  });
});

describe('the layouts', () => {
  it('keep the reader while they move', async () => {
    const { user } = renderApp('/boxed-v2');
    await waitFor(() => expect(location.hash).toBe('#/boxed-v2/home'));
    expect(document.documentElement).toHaveAttribute('data-layout', 'boxed-v2');
    const [link] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(link).toHaveAttribute('href', '#/boxed-v2/account/login');
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Layout' }), 'Menu at the side');
    expect(location.hash).toBe('#/home');
    expect(document.documentElement).not.toHaveAttribute('data-layout');
  });
});

describe('addresses', () => {
  it('sends a stranger from a login-only screen Home and says why', async () => {
    renderApp('/press-kit');
    expect(location.hash).toBe('#/home?redirect=%2Fpress-kit');
    expect(await screen.findByText('Sign in to open the page you asked for.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '#/account/login?redirect=%2Fpress-kit',
    );
  });
  it.each([
    ['en', 'Page not found'],
    ['it', 'Pagina non trovata'],
  ] as const)('says that an unknown one does not exist (%s)', (locale, title) => {
    renderApp('/nowhere', { locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} — Site Alpha`);
  });
});
