import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIsProgressing } from '../lib/progress.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Progress = () => <p>{useIsProgressing() ? 'under way' : 'done'}</p>;

// Requests the code after the placeholder is rendered, but before the component does.
function Ahead({ Part }: { Part: LazyComponent<{ name: string }> }) {
  useLayoutEffect(() => void Part.prepare(), [Part]);
  return <Part name="Alice" />;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('is announced while its code loads, and rendered with its props', async () => {
  const Part = lazyComponent(async () => Greeting, <p>Outlines</p>);
  render(
    <>
      <Progress />
      <Part name="Alice" />
    </>,
  );
  expect(screen.getByText('under way')).toBeInTheDocument();
  expect(screen.getByText('Outlines')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Hello Alice')).toBeInTheDocument();
  expect(screen.getByText('done')).toBeInTheDocument();
});

it('is rendered when its code loads between the render and its effects', async () => {
  const Part = lazyComponent(async () => Greeting);
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Ahead Part={Part} />);
  await vi.waitFor(() => expect(place).toHaveTextContent('Hello Alice'), { timeout: 20_000 });
  root.unmount();
  vi.unstubAllGlobals();
});

it('fails after a timeout and is requested again', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockReturnValueOnce(new Promise(() => {}));
  const Part = lazyComponent(load);
  const onError = vi.fn();
  vi.mocked(console.error).mockImplementation(() => undefined);
  const { unmount } = render(
    <ErrorBoundary fallback={<p>Lost</p>} onError={onError}>
      <Part name="Alice" />
    </ErrorBoundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText('Lost')).toBeInTheDocument();
  expect(onError.mock.calls[0]?.[0]).toHaveProperty('code', 'ChunkLoadError');
  vi.mocked(console.error).mockClear();
  unmount();
  render(<Part name="Bob" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Hello Bob')).toBeInTheDocument();
});
