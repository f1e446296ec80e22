import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import {
  LOGOUT_PATH,
  REFUSAL_CODES,
  SIGN_IN_OPTIONS_PATH,
  SIGN_IN_STEP_PATH,
  TOKEN_AUTH_PATH,
  TOKEN_REFRESH_PATH,
} from '@press-room/contract/session';
import { acceptLanguage } from '../i18n/content-language.ts';
import { recordAction } from './action-log.ts';
import { ApiError, codeOf } from './api-error.ts';
import { getToken, isExpired, signOut } from './auth.ts';
import { KEPT_AT_HEADER } from './kept-caches.ts';
import { reportAnswer, reportSilence } from './online.ts';
import { askForProof } from './proof.ts';

/** Calls that never carry the token (contract 2.3). */
const TOKENLESS_PATHS: readonly string[] = [
  PRESS_GROUP_PATH,
  TOKEN_AUTH_PATH,
  TOKEN_REFRESH_PATH,
  SIGN_IN_STEP_PATH,
  SIGN_IN_OPTIONS_PATH,
];

type Parameters = Record<string, string | number | undefined>;

export async function getJson<Answer>(
  path: string,
  parameters: Parameters = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const call = () => send(`${path}${toSearch(parameters)}`, signal ? { signal } : {});
  const token = tokenFor(path);
  let response = await call();
  if (response.status === 401 && token) response = await call();
  return readAnswer<Answer>(response);
}

/** Reads with a token that is not stored. */
export async function getJsonAs<Answer>(token: string, path: string): Promise<Answer> {
  return readAnswer<Answer>(await send(path, { headers: { Authorization: `JWT ${token}` } }));
}

/** Options of a write; `version`: only if the record still has that version. */
type ChangeOptions = Pick<RequestInit, 'signal' | 'keepalive'> & { version?: number };
export type ChangeMethod = 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export const postJson = <Answer>(path: string, body: unknown, options?: ChangeOptions): Promise<Answer> =>
  changeJson<Answer>('POST', path, body, options);

export function changeJson<Answer>(
  method: ChangeMethod,
  path: string,
  body?: unknown,
  { version, ...init }: ChangeOptions = {},
): Promise<Answer> {
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (version !== undefined) headers.set('If-Match', `"${version}"`);
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return change<Answer>(path, { ...init, method, headers, ...content });
}

/**
 * Signs out locally at once, and on the server when the request arrives, so that a missing connection cannot keep a
 * reader signed in. The request continues after the page is closed.
 */
export function leaveSession(): void {
  const token = getToken();
  signOut();
  if (!token || isExpired(token)) return;
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  send(LOGOUT_PATH, { method: 'POST', headers, body: '{}', keepalive: true }).catch(() => undefined);
}

export const postForm = <Answer>(path: string, form: FormData): Promise<Answer> =>
  change<Answer>(path, { method: 'POST', body: form });

/** Sends a write, without retries. */
async function change<Answer>(path: string, init: RequestInit): Promise<Answer> {
  return readAnswer<Answer>(await send(path, init));
}

export async function getBlob(path: string): Promise<Blob> {
  const response = await send(path, {});
  return response.ok ? response.blob() : readAnswer<Blob>(response);
}

/** Sends a call. If it requires a recent proof, asks for one and repeats the call. */
async function send(address: string, init: RequestInit): Promise<Response> {
  const response = await sendOnce(address, init);
  return (await wantsProof(response)) && (await askForProof()) ? sendOnce(address, init) : response;
}

async function wantsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return codeOf(new ApiError(403, parseJson(await response.clone().text()))) === REFUSAL_CODES.recentProof;
}

/** Sends a request; replaceable for server rendering. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>;
let ask: Ask = (...call) => fetch(...call);
/** Replaces the network in server rendering. */
export const askThrough = (other: Ask): void => {
  ask = other;
};

async function sendOnce(address: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', acceptLanguage());
  const token = headers.has('Authorization') ? null : tokenFor(address);
  if (token) headers.set('Authorization', `JWT ${token}`);
  try {
    const response = await ask(address, { ...init, headers });
    // A refused token ends its own session, not a newer one.
    if (response.status === 401 && token && token === getToken()) signOut(token);
    reportAnswer(response.headers.get(KEPT_AT_HEADER));
    recordAction(init.method ?? 'GET', address, response.status);
    return response;
  } catch (error) {
    if (init.signal?.aborted && !isTimeout(error)) throw error;
    reportSilence();
    recordAction(init.method ?? 'GET', address, 'no answer');
    throw new ApiError(0);
  }
}

/** The time limit was exceeded; the caller did not cancel. */
const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Token to send. An expired one is dropped: it would cause a 401 even on a public read. */
function tokenFor(address: string): string | null {
  const token = getToken();
  if (!token || TOKENLESS_PATHS.includes(address.split('?', 1)[0] ?? '')) return null;
  if (!isExpired(token)) return token;
  signOut(token);
  return null;
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  // Deletions are answered without a body.
  if (response.status === 204) return undefined as Answer;
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok || body === undefined) {
    const seconds = Number(response.headers.get('Retry-After'));
    throw new ApiError(response.status, body, seconds > 0 ? seconds : null);
  }
  return body as Answer;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toSearch(parameters: Parameters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}
