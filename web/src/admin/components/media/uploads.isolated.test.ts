import type { Upload, UploadOptions } from 'tus-js-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { resumeUpload, sendFiles, uploadsStore } from './uploads.ts';

const ADDRESS = '/upload/1';
const started = vi.hoisted((): Upload[] => []);
vi.mock('tus-js-client', () => ({
  Upload: class {
    file: File;
    options: UploadOptions;
    url: string | null;
    constructor(file: File, options: UploadOptions) {
      this.file = file;
      this.options = options;
      this.url = options.uploadUrl ?? null;
    }
    findPreviousUploads = async () => [{ uploadUrl: ADDRESS }];
    resumeFromPreviousUpload({ uploadUrl }: { uploadUrl: string }): void {
      this.url = uploadUrl;
    }
    start(): void {
      started.push(this as unknown as Upload);
    }
  },
}));

const FILE = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const nthStarted = (count: number) =>
  vi.waitFor(() => {
    expect(started).toHaveLength(count);
    return started[count - 1] as Upload;
  });

beforeEach(() => {
  started.length = 0;
  uploadsStore.set([]);
});

it('continues an upload of the same file that was interrupted', async () => {
  sendFiles([FILE]);
  expect((await nthStarted(1)).url).toBe(ADDRESS);
});

it('sends a file that replaces an asset whole: an interrupted upload of the same file replaces nothing', async () => {
  sendFiles([FILE], { replaced: { id: 7, version: 2 } });
  expect((await nthStarted(1)).url).toBeNull();
});

it('resumes at the same address, with all attempts', async () => {
  const [key = ''] = sendFiles([FILE]);
  const first = await nthStarted(1);
  first.options.onError?.(new Error('offline'));
  expect(uploadsStore.get()[0]?.state).toBe('stopped');
  resumeUpload(key);
  const second = await nthStarted(2);
  expect(second).not.toBe(first);
  expect(second.url).toBe(ADDRESS);
  expect(uploadsStore.get()[0]?.state).toBe('sending');
});
