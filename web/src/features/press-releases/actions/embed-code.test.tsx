import { pressReleasePath } from '@press-room/contract/press-releases';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildRelease } from '../../../test/builders.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';

const DETAIL = `GET ${pressReleasePath(1)}`;

it('hands out the code of a frame of a release that everybody may read', async () => {
  fakeApi({ [DETAIL]: buildRelease({ title: 'Exports "grow"' }) });
  const { user } = renderApp('/press-release/1');
  await user.click(await screen.findByText('Embed'));
  const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Paste this code/ });
  const frame = new DOMParser().parseFromString(code.value, 'text/html').querySelector('iframe');
  expect(frame?.src).toBe('https://press.example.com/en/embed/releases/2026/exports-grow-1');
  expect(frame?.title).toBe('Exports "grow"');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Code copied')).toBeInTheDocument();
});

it('is not offered for press-only releases', async () => {
  fakeApi({ [DETAIL]: buildRelease({ address: null }) });
  renderApp('/press-release/1');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Embed')).not.toBeInTheDocument();
});
