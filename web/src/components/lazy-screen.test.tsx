import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

const Contact = () => <h1>Contact</h1>;

it('is drawn at once when its code was fetched ahead, else after its outlines', async () => {
  const Screen = lazyScreen(async () => Contact);
  const first = render(<Screen />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeInTheDocument();
  first.unmount();
  expect(Screen.prepare()).toBeNull();
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeInTheDocument();
});

it('asks for its code once, however many want it', async () => {
  const load = vi.fn(async () => Contact);
  const Screen = lazyScreen(load);
  await Promise.all([Screen.prepare(), Screen.prepare()]);
  expect(load).toHaveBeenCalledOnce();
});

it('passes a failed load to the error boundary and retries next time', async () => {
  const load = vi.fn(async () => Contact);
  load.mockRejectedValueOnce(new Error('gone'));
  const Screen = lazyScreen(load);
  const onError = vi.fn();
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { unmount } = render(
    <ErrorBoundary fallback={<p>Lost</p>} onError={onError}>
      <Screen />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Lost')).toBeInTheDocument();
  expect(onError.mock.calls[0]?.[0]).toHaveProperty('code', 'ChunkLoadError');
  vi.mocked(console.error).mockClear();
  unmount();
  await act(async () => Screen.prepare() ?? undefined);
  render(<Screen />);
  expect(screen.getByRole('heading', { name: 'Contact' })).toBeInTheDocument();
});
