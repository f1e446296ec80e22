import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkRelease } from '../../lib/release.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { UpdateNotice } from './update-notice.tsx';

interface VirtualConsole {
  removeAllListeners: (event: 'jsdomError') => void;
  on: (event: 'jsdomError', listener: (error: Error) => void) => void;
}

/** jsdom cannot reload a page: reports the attempt. */
function listenToReload() {
  const told: string[] = [];
  const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: VirtualConsole } };
  jsdom.virtualConsole.removeAllListeners('jsdomError');
  jsdom.virtualConsole.on('jsdomError', ({ message }) => told.push(message));
  return told;
}

it('offers a newer build once the server has one, and loads the page again', async () => {
  fakeApi({ 'GET /release.json': { release: '' } });
  render(<UpdateNotice />);
  await act(checkRelease);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  fakeApi({ 'GET /release.json': { release: 'another' } });
  await act(checkRelease);
  expect(screen.getByRole('status')).toHaveTextContent('There is a new version of the press room.');
  const told = listenToReload();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  await waitFor(() => expect(told).toEqual(['Not implemented: navigation to another Document']));
});
