import {
  ASSET_UPLOAD_PATH,
  UPLOAD_CHUNK_BYTES,
  UPLOAD_HEADERS,
  UPLOAD_METADATA,
} from '@press-room/contract/admin-assets';
import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import { acceptLanguage } from '../../../i18n/content-language.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { getToken } from '../../../lib/auth.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { createStore } from '../../../lib/store.ts';

/** `stopped`: connection lost, can be resumed. `full`: the storage quota is reached. `failed`: refused by the server. */
export type UploadState = 'waiting' | 'sending' | 'stopped' | 'full' | 'done' | 'failed';

export interface UploadItem {
  key: string;
  name: string;
  bytes: number;
  sent: number;
  state: UploadState;
  /** Id of the uploaded asset. */
  asset: number | null;
  /** Whether the library had the same file before. */
  isKnown: boolean;
  /** Why it failed, in the reader's language. */
  failure: string | null;
}

/** The asset that a file replaces. */
export interface Replaced {
  id: number;
  version: number;
}

/** Uploads continue on other screens. */
export const uploadsStore = createStore<readonly UploadItem[]>([]);

const AT_ONCE = 3;
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000];
const running = new Map<string, Upload>();
const waiting = new Map<string, () => void>();
const listeners = new Map<string, (asset: number) => void>();
let count = 0;

const update = (key: string, change: Partial<UploadItem>): void =>
  uploadsStore.set(uploadsStore.get().map((item) => (item.key === key ? { ...item, ...change } : item)));

/** Uploaded assets, in the order of the uploads. */
export const listAssets = (keys: readonly string[]): number[] =>
  uploadsStore.get().flatMap(({ key, asset }) => (asset !== null && keys.includes(key) ? [asset] : []));

/** Inserts an uploaded file in the order of selection: parallel uploads finish in any order. */
export function placeArrived(ids: readonly number[], asset: number, chosen: readonly number[]): number[] {
  if (ids.includes(asset)) return [...ids];
  const later = new Set(chosen.slice(chosen.indexOf(asset) + 1));
  const at = ids.findIndex((id) => later.has(id));
  return ids.toSpliced(at === -1 ? ids.length : at, 0, asset);
}

/** Starts uploads, a few at a time; `onDone` receives the id of each asset. Returns their keys in the store. */
export function sendFiles(
  files: readonly File[],
  { replaced, onDone }: { replaced?: Replaced; onDone?: (asset: number) => void } = {},
): string[] {
  const keys: string[] = [];
  for (const file of files) {
    count += 1;
    const key = `upload-${count}`;
    keys.push(key);
    const item = {
      key,
      name: file.name,
      bytes: file.size,
      sent: 0,
      asset: null,
      isKnown: false,
      failure: null,
    };
    uploadsStore.set([...uploadsStore.get(), { ...item, state: 'waiting' }]);
    if (onDone) listeners.set(key, onDone);
    waiting.set(key, () => void begin(key, file, toOptions(key, file, replaced)));
  }
  beginNext();
  return keys;
}

function beginNext(): void {
  const sending = uploadsStore.get().filter(({ state }) => state === 'sending').length;
  for (const [key, start] of [...waiting].slice(0, Math.max(0, AT_ONCE - sending))) {
    waiting.delete(key);
    start();
  }
}

async function begin(key: string, file: Upload['file'], options: UploadOptions): Promise<void> {
  update(key, { state: 'sending', failure: null });
  // The protocol is loaded with the first upload.
  const tus = await import('tus-js-client').catch(() => null);
  // The upload was cancelled meanwhile.
  if (!uploadsStore.get().some((item) => item.key === key)) return;
  if (tus === null) {
    waiting.set(key, () => void begin(key, file, options));
    update(key, { state: 'stopped', failure: describeRefusal(new ApiError(0)) });
    return;
  }
  const upload = new tus.Upload(file, options);
  running.set(key, upload);
  // Uploads interrupted by a reload or a crash are resumed; one that replaces an asset is not stored, and takes none.
  const [previous] = options.storeFingerprintForResuming ? await upload.findPreviousUploads() : [];
  if (running.get(key) !== upload) return;
  if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

function toOptions(key: string, file: File, replaced: Replaced | undefined): UploadOptions {
  return {
    endpoint: ASSET_UPLOAD_PATH,
    chunkSize: UPLOAD_CHUNK_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    removeFingerprintOnSuccess: true,
    storeFingerprintForResuming: replaced === undefined,
    metadata: {
      [UPLOAD_METADATA.name]: file.name,
      ...(replaced && {
        [UPLOAD_METADATA.replaces]: String(replaced.id),
        [UPLOAD_METADATA.version]: String(replaced.version),
      }),
    },
    onBeforeRequest: (request) => {
      const token = getToken();
      if (token) request.setHeader('Authorization', `JWT ${token}`);
      request.setHeader('Accept', 'application/json');
      request.setHeader('Accept-Language', acceptLanguage());
    },
    onShouldRetry: (error) => isPassing(toRefusal(error)),
    onProgress: (sent) => update(key, { sent }),
    onError: (error) => fail(key, error),
    onSuccess: ({ lastResponse }) => finish(key, lastResponse),
  };
}

/** Whether the error can be temporary. */
const isPassing = (refusal: ApiError): boolean =>
  !isFull(refusal) &&
  (refusal.status === 0 || refusal.status >= 500 || [409, 423, 429].includes(refusal.status));

/** Whether the storage quota of the company is reached. */
const isFull = ({ facts }: ApiError): boolean => facts.quota !== undefined;

function toRefusal(error: Error): ApiError {
  const response = isDetailed(error) ? error.originalResponse : null;
  return new ApiError(response?.getStatus() ?? 0, parse(response?.getBody()));
}

const isDetailed = (error: Error): error is DetailedError => 'originalResponse' in error;

function fail(key: string, error: Error): void {
  const refusal = toRefusal(error);
  const reason = Object.values(refusal.fields).flat()[0] ?? describeRefusal(refusal);
  update(key, { state: toState(refusal), failure: reason });
  beginNext();
}

function toState(refusal: ApiError): UploadState {
  if (isFull(refusal)) return 'full';
  // Signed out: the upload can be resumed in the next session.
  return isPassing(refusal) || refusal.status === 401 ? 'stopped' : 'failed';
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

function finish(key: string, response: { getHeader(name: string): string | undefined }): void {
  const asset = Number(response.getHeader(UPLOAD_HEADERS.asset)) || null;
  const item = uploadsStore.get().find((each) => each.key === key);
  const isKnown = response.getHeader(UPLOAD_HEADERS.isKnown) === 'true';
  update(key, { state: 'done', sent: item?.bytes ?? 0, asset, isKnown });
  running.delete(key);
  if (asset !== null) listeners.get(key)?.(asset);
  listeners.delete(key);
  beginNext();
}

/** Resumes a stopped upload. */
export function resumeUpload(key: string): void {
  const upload = running.get(key);
  const start = waiting.get(key) ?? (() => upload && restart(key, upload));
  waiting.delete(key);
  start();
}

/** Continues with a new upload at the same address: one that gave up has no attempts left. */
const restart = (key: string, { file, options, url }: Upload): void =>
  void begin(key, file, { ...options, uploadUrl: url });

export function cancelUpload(key: string): void {
  waiting.delete(key);
  listeners.delete(key);
  const upload = running.get(key);
  running.delete(key);
  uploadsStore.set(uploadsStore.get().filter((item) => item.key !== key));
  // If the request is lost, the server deletes the upload within a day.
  void upload?.abort(true).catch(() => undefined);
  beginNext();
}

/** Removes finished uploads from the list. */
export const clearUploads = (): void =>
  uploadsStore.set(uploadsStore.get().filter(({ state }) => state !== 'done' && state !== 'failed'));

addEventListener('online', () => {
  for (const { key, state } of uploadsStore.get()) if (state === 'stopped') resumeUpload(key);
});
