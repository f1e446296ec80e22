import { pressReleasePath } from '@press-room/contract/press-releases';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const DETAIL = `GET ${pressReleasePath(1)}`;

describe('a press release', () => {
  it('shows text, files and people', async () => {
    fakeApi({ [DETAIL]: buildRelease() });
    renderApp('/press-release/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Exports grow' })).toBeInTheDocument();
    expect(screen.getByText('First paragraph.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Tables\.pdf\s*PDF · 482 kB/ })).toHaveAttribute(
      'href',
      '/media/t.pdf',
    );
    expect(screen.getByRole('link', { name: '+39 0536 000' })).toHaveAttribute('href', 'tel:+390536000');
    expect(document.title).toBe('Exports grow — Site Alpha');
  });

  it('puts the text on the clipboard and says so', async () => {
    fakeApi({ [DETAIL]: buildRelease() });
    const { user } = renderApp('/press-release/1');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    vi.stubGlobal('ClipboardItem', undefined);
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    expect(writeText.mock.calls[0]?.[0]).toContain('Exports grow\n\nSales abroad');
  });

  it('says when a text falls back to another language', async () => {
    fakeApi({ [DETAIL]: buildRelease({ language: 'it', languages: ['it'], title: 'Cresce l’export' }) });
    renderApp('/press-release/1');
    expect(
      await screen.findByText('There is no English text yet: you are reading Italian.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'it');
  });

  it('changes the language and reads the release again', async () => {
    fakeApi({
      [DETAIL]: ({ headers }) =>
        headers.get('Accept-Language') === 'it'
          ? buildRelease({ language: 'it', title: 'Cresce l’export' })
          : buildRelease(),
    });
    const { user } = renderApp('/press-release/1');
    await user.click(await screen.findByRole('button', { name: 'Leggi in italiano' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cresce l’export' })).toBeInTheDocument();
    expect(localStorage.getItem('language')).toBe('it');
    expect(document.documentElement).toHaveAttribute('lang', 'it');
  });

  it('says in words that it is not there', async () => {
    fakeApi({ [DETAIL]: Response.json({ detail: 'Non trovato.' }, { status: 404 }) });
    renderApp('/press-release/1', { locale: 'it' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Comunicato non trovato' }),
    ).toBeInTheDocument();
  });

  it('says that it is reserved', async () => {
    fakeApi({ [DETAIL]: Response.json({ detail: 'no' }, { status: 403 }) });
    renderApp('/press-release/1');
    expect(await screen.findByRole('heading', { name: 'Reserved content' })).toBeInTheDocument();
  });
});
