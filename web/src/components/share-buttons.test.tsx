import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { listToasts } from '../lib/toasts.ts';
import { ShareButtons } from './share-buttons.tsx';

const PAGE = { address: 'https://press.example.com/en/companies/-7', title: 'Alfa' };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('copies the address, and offers no other app where the device has none', async () => {
  const user = userEvent.setup();
  render(<ShareButtons {...PAGE} />);
  expect(screen.queryByRole('button', { name: 'Share Alfa' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy link to Alfa' }));
  expect(await navigator.clipboard.readText()).toBe(PAGE.address);
  expect(listToasts().map(({ text }) => text)).toContain('Link copied');
});

it('hands the address to another app', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  render(<ShareButtons {...PAGE} />);
  await user.click(screen.getByRole('button', { name: 'Share Alfa' }));
  expect(share).toHaveBeenCalledWith({ title: 'Alfa', url: PAGE.address });
});
