import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '../features/account/queries.ts';
import { chooseLocale } from '../i18n/locale.ts';
import { buildSession } from '../test/builders.ts';
import { type FakeCall, fakeApi } from '../test/fake-api.ts';
import { getJson, getJsonAs, postJson } from './api.ts';
import { getToken, getUser, signOut, storeSession } from './auth.ts';
import { goOnWith } from './go-on.ts';

afterEach(signOut);

describe('a call', () => {
  it('carries the token and the language', async () => {
    chooseLocale('it');
    storeSession(buildSession());
    const calls = fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: {} });
    await getJson(PRESS_RELEASE_PATH, { page: 2, q: undefined });
    expect(calls[0]?.headers.get('Authorization')).toBe(`JWT ${getToken()}`);
    expect(calls[0]?.headers.get('Accept-Language')).toBe('it');
    expect(calls[0]?.search.toString()).toBe('page=2');
  });

  it('keeps the token from the group lookup and from the refresh', async () => {
    storeSession(buildSession());
    const calls = fakeApi({ [`GET ${PRESS_GROUP_PATH}`]: {}, [`POST ${TOKEN_REFRESH_PATH}`]: {} });
    await getJson(PRESS_GROUP_PATH, { format: 'datatables' });
    await postJson(TOKEN_REFRESH_PATH, {});
    expect(calls.map((call) => call.headers.has('Authorization'))).toEqual([false, false]);
  });

  it('drops a token that has expired', async () => {
    storeSession(buildSession('user_press_room', -10));
    const calls = fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: {} });
    await getJson(PRESS_RELEASE_PATH);
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('reads again without the token when the token is refused', async () => {
    storeSession(buildSession());
    const calls = fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: ({ headers }) =>
        headers.has('Authorization') ? Response.json({ detail: 'no' }, { status: 401 }) : { open: true },
    });
    await expect(getJson(PRESS_RELEASE_PATH)).resolves.toEqual({ open: true });
    expect(calls).toHaveLength(2);
    expect(getToken()).toBeNull();
  });

  it('that is refused for a token of before leaves the session alone that was begun since', async () => {
    const now = buildSession('user_press_room', 7200);
    const answer = ({ headers }: FakeCall) => {
      if (headers.get('Authorization') === `JWT ${now.token}`) return { open: true };
      storeSession(now);
      return Response.json({ detail: 'no' }, { status: 401 });
    };
    fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: answer, [`POST ${PRESS_RELEASE_PATH}`]: answer });
    storeSession(buildSession());
    expect(await getJson(PRESS_RELEASE_PATH)).toEqual({ open: true });
    expect(getToken()).toBe(now.token);
    storeSession(buildSession());
    await expect(postJson(PRESS_RELEASE_PATH, {})).rejects.toMatchObject({ status: 401 });
    expect(getToken()).toBe(now.token);
  });

  it('reads with another token than the one that is stored, and leaves that alone', async () => {
    storeSession(buildSession());
    const stored = getToken();
    const calls = fakeApi({
      [`GET ${PRESS_RELEASE_PATH}`]: () => Response.json({ detail: 'no' }, { status: 401 }),
    });
    await expect(getJsonAs('another', PRESS_RELEASE_PATH)).rejects.toMatchObject({ status: 401 });
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual(['JWT another']);
    expect(getToken()).toBe(stored);
  });
});

describe('the session of a late answer', () => {
  it('continues only for the reader who sent the call', () => {
    const session = buildSession();
    storeSession(session);
    const later = { ...session, token: buildSession('user_press_room', 7200).token };
    goOnWith(later);
    expect(getToken()).toBe(later.token);
    signOut();
    goOnWith(later);
    expect(getToken()).toBeNull();
    const other = { ...session, user: { ...session.user, id: session.user.id + 1 } };
    storeSession(other);
    goOnWith(later);
    expect(getUser()?.id).toBe(other.user.id);
  });
});

describe('the renewal of the session', () => {
  it('waits no longer for a silent connection than cached answers do', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const renewal = expect(refreshSession('token')).rejects.toMatchObject({ status: 0 });
    expect(timeout).toHaveBeenCalledWith(8000);
    limit.abort(new DOMException('too late', 'TimeoutError'));
    await renewal;
    timeout.mockRestore();
  });
});

describe('a failed call', () => {
  const failWith = (response: Response) => {
    fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: response });
    return expect(getJson(PRESS_RELEASE_PATH)).rejects;
  };

  it('says what the server said', async () => {
    await failWith(Response.json({ detail: 'Not found.' }, { status: 404 })).toMatchObject({
      status: 404,
      message: 'Not found.',
    });
  });
  it('reads the datatables envelope', async () => {
    await failWith(
      Response.json({ data: { detail: 'Invalid page.' }, draw: 1 }, { status: 404 }),
    ).toMatchObject({
      message: 'Invalid page.',
    });
  });
  it('keeps the messages of each field', async () => {
    await failWith(Response.json({ email: ['Wrong.'], non_field_errors: [] }, { status: 400 })).toMatchObject(
      {
        message: 'Wrong.',
        fields: { email: ['Wrong.'] },
      },
    );
  });
  it('copes with an empty body and with HTML', async () => {
    await failWith(new Response('', { status: 502 })).toMatchObject({ status: 502 });
    await failWith(new Response('<h1>Bad</h1>', { status: 500 })).toMatchObject({ status: 500 });
    await failWith(new Response('<h1>Hi</h1>')).toMatchObject({ status: 200 });
  });
  it('knows how long to wait', async () => {
    await failWith(new Response('{}', { status: 429, headers: { 'Retry-After': '30' } })).toMatchObject({
      retryAfter: 30,
    });
  });
  it('has status 0 when no answer came', async () => {
    fakeApi({});
    await expect(getJson(PRESS_RELEASE_PATH)).rejects.toMatchObject({ status: 0 });
  });
});
