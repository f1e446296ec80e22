import type { CompanyName } from '@press-room/contract/account';
import type { GroupName } from '@press-room/contract/account-groups';
import type { PressGroup } from '@press-room/contract/press-groups';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { storeSession } from '../lib/auth.ts';
import { buildSession } from './builders.ts';
import { type FakeCall, fakeApi, type Handlers, rows } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

interface OpenOfficeOptions {
  /** Address after the hash. */
  address: string;
  answers: Handlers;
  group?: GroupName;
  pressGroups?: readonly PressGroup[];
  /** Company of the user. */
  pressOfficeOf?: CompanyName;
}

/** Opens a screen of the office, signed in as a member of `group`. */
export function openOffice({
  address,
  answers,
  group = 'administrator_press_room',
  pressGroups,
  pressOfficeOf,
}: OpenOfficeOptions) {
  const built = buildSession(group);
  const session = pressOfficeOf
    ? { ...built, user: { ...built.user, press_office_of: pressOfficeOf } }
    : built;
  const calls = fakeApi({ [`POST ${TOKEN_REFRESH_PATH}`]: session, ...answers });
  const app = renderApp('/home', { signedIn: true, ...(pressGroups && { groups: pressGroups }) });
  storeSession(session);
  location.hash = `#${address}`;
  return { ...app, calls };
}

/** Writes below a path: method, path, version and body of each. */
export const writesBelow = (calls: readonly FakeCall[], start: string) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && path.startsWith(start))
    .map(({ method, path, headers, body }) => [method, path, headers.get('If-Match'), body]);

/** Answers the list of the library with these files, or with the requested ones of them. */
export const answerFiles =
  <File extends { id: number }>(files: readonly File[]) =>
  ({ search }: Pick<FakeCall, 'search'>) => {
    const ids = search.get('ids')?.split(',').map(Number);
    return rows(files.filter(({ id }) => ids?.includes(id) ?? true));
  };
