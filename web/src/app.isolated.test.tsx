import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from './lib/navigation.ts';
import { closeOverlay, openOverlay } from './lib/overlay.ts';
import { clearStoredError, getStoredError, storeError } from './lib/stored-error.ts';
import { buildRow } from './test/builders.ts';
import { fakeApi, rows } from './test/fake-api.ts';
import { renderApp } from './test/render-app.tsx';

const { broken, breaksAs } = vi.hoisted(() => {
  const broken = { part: '' };
  const breaksAs = (part: string) => () => {
    if (broken.part === part) throw new Error(`${part} is cracked`);
    return <p>The {part}</p>;
  };
  return { broken, breaksAs };
});
vi.mock('./features/shell/breadcrumb.tsx', () => ({ Breadcrumb: breaksAs('trail') }));
vi.mock('./features/tour/help-dialog.tsx', () => ({ HelpDialog: breaksAs('help') }));
vi.mock('./features/shell/customizer/customizer.tsx', () => ({ Customizer: breaksAs('panel') }));
vi.mock('./features/error-report/report-dialog.tsx', () => ({ ReportDialog: breaksAs('report') }));

beforeEach(() => {
  closeOverlay();
  clearStoredError();
  broken.part = '';
  vi.mocked(console.error).mockImplementation(() => undefined);
  fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
});
// React logs every failed component.
afterEach(() => void vi.mocked(console.error).mockClear());

const notice = () => screen.findByText(/^Something went wrong on our side/);

describe('what breaks while it is drawn', () => {
  it('in the frame is no white page, and another address draws it again', async () => {
    broken.part = 'trail';
    renderApp('/home');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(getStoredError()?.message).toContain('trail is cracked');
    expect(screen.getAllByRole('button', { name: 'Report a problem' }).length).toBeGreaterThan(0);
    broken.part = '';
    act(() => navigate('/nowhere'));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('over a screen goes, and the screen stays', async () => {
    broken.part = 'help';
    renderApp('/home');
    act(() => openOverlay('help'));
    expect(await notice()).toBeInTheDocument();
    expect(getStoredError()?.message).toContain('help is cracked');
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    broken.part = '';
    act(() => openOverlay('help'));
    expect(await screen.findByText('The help')).toBeInTheDocument();
  });

  it('in the panel of the look closes it, and says so', async () => {
    broken.part = 'panel';
    const { user } = renderApp('/home');
    const opener = screen.getByRole('button', { name: 'Appearance' });
    await user.click(opener);
    expect(await notice()).toBeInTheDocument();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('in the report dialog keeps the stored error and the button', async () => {
    broken.part = 'report';
    const { user } = renderApp('/home');
    act(() => storeError(new Error('the glaze has cracked')));
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect(await notice()).toBeInTheDocument();
    expect(getStoredError()?.message).toContain('the glaze has cracked');
    broken.part = '';
    await user.click(screen.getByRole('button', { name: 'Report a problem' }));
    await waitFor(() => expect(screen.getByText('The report')).toBeInTheDocument());
  });
});
