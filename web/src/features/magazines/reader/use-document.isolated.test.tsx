import { magazinePath } from '@press-room/contract/magazines';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { useReader } from '../../press-releases/use-reader.ts';
import { magazineQuery } from '../queries.ts';
import { startReading } from './pdf.ts';
import { useDocument } from './use-document.ts';

vi.mock('./pdf.ts', () => ({
  startReading: vi.fn(),
  isLost: (error: unknown) => error === LOST,
}));

const LOST = new Error('the address has run out');
const PDF = { numPages: 3 };
const ADDRESS = magazinePath(12);
const API = { [`GET ${ADDRESS}`]: { id: 12, document: { id: 90, url: '/media/cer.pdf?expires=1' } } };

/** Fakes these results, in order. Returns the requests to each loading task. */
function answerWith(...endings: (Error | typeof PDF)[]) {
  const tasks = endings.map((ending) => ({
    promise: ending instanceof Error ? Promise.reject(ending) : Promise.resolve(ending),
    destroy: vi.fn(async () => {}),
  }));
  for (const task of tasks) {
    task.promise.catch(() => {});
    vi.mocked(startReading).mockReturnValueOnce(task as unknown as ReturnType<typeof startReading>);
  }
  return tasks;
}

/** Hook and query as in the reader. */
function useBoth() {
  useQuery(magazineQuery(useReader(), 12));
  return useDocument(12);
}

function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useBoth, { wrapper });
}

beforeEach(() => vi.mocked(startReading).mockReset());

describe('the document of an issue', () => {
  it('is opened with one question', async () => {
    const calls = fakeApi(API);
    answerWith(PDF);
    const { result } = open();
    await waitFor(() => expect(result.current.opening).toEqual({ state: 'open', pdf: PDF }));
    expect(calls.map(({ path }) => path)).toEqual([ADDRESS]);
    expect(startReading).toHaveBeenCalledWith('/media/cer.pdf?expires=1');
  });
  it('requests the address once more after a loss, and frees what it opened', async () => {
    const calls = fakeApi(API);
    const [first, second] = answerWith(LOST, PDF);
    const { result, unmount } = open();
    await waitFor(() => expect(result.current.opening.state).toBe('open'));
    expect(calls).toHaveLength(2);
    expect(first?.destroy).toHaveBeenCalledTimes(1);
    expect(second?.destroy).not.toHaveBeenCalled();
    unmount();
    expect(second?.destroy).toHaveBeenCalledTimes(1);
  });
});
