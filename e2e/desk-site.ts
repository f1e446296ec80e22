import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { sessionSchema, TOKEN_AUTH_PATH } from '@press-room/contract/account';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/office-press-releases';
import type { GroupName } from '@press-room/contract/roles';
import { type LoadedServer, runLoadedServer } from './run-server.ts';
import { test as base } from './settled.ts';
import { signInAs } from './sign-in-as.ts';

export { expect } from '@playwright/test';

const PASSWORD = 'Str0ng_pass!';
export const toPerson = (email: string, first_name: string, last_name: string, group: GroupName) => ({
  email,
  password: PASSWORD,
  first_name,
  last_name,
  groups: [group],
  verified: true,
  disabled: false,
});
/** Paola writes, Ugo looks over it. */
export const PAOLA = toPerson('paola@example.com', 'Paola', 'Neri', 'administrator_press_room');
export const UGO = toPerson('ugo@example.com', 'Ugo', 'Verdi', 'administrator_press_room');
/** Reads what they bring out. */
export const LENA = toPerson('lena@example.com', 'Lena', 'Riva', 'user_press_room');
export const DESK_CONTENT = { press_groups: [{ name: 'Site Alpha' }], users: [PAOLA, UGO, LENA] };

type Officer = typeof PAOLA;
type Fixtures = {
  signIn: (officer?: Officer) => Promise<void>;
  /** A release of Paola's that waits for somebody to look over it, made without a screen. */
  submitRelease: (text: object) => Promise<number>;
};
type Desk = {
  /** What the press room begins with. A journey that sets another has a press room of its own. */
  content: object;
  desk: LoadedServer;
};

/** A press room with two officers and nothing to read: what is published in it changes no other journey's Home. */
export const test = base.extend<Fixtures, Desk>({
  content: [DESK_CONTENT, { option: true, scope: 'worker' }],
  desk: [
    async ({ content }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'press-room-desk-'));
      const desk = await runLoadedServer(folder, content);
      await use(desk);
      await desk.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.origin),
  signIn: async ({ page, request }, use) => use((officer = PAOLA) => signInAs(page, request, officer)),
  submitRelease: async ({ request }, use) => use((text) => submitRelease(request, text)),
});

/** What a call of Paola's carries. */
export async function headersOfPaola(request: APIRequestContext): Promise<Record<string, string>> {
  const { email, password } = PAOLA;
  const session = await request.post(TOKEN_AUTH_PATH, { data: { email, password } });
  return { Authorization: `JWT ${sessionSchema.parse(await session.json()).token}` };
}

async function submitRelease(request: APIRequestContext, text: object): Promise<number> {
  const headers = await headersOfPaola(request);
  const draft = { press_group: 1, text };
  const created = await request.post(OFFICE_PRESS_RELEASE_PATH, { headers, data: draft });
  const { id, version } = (await created.json()) as OfficePressRelease;
  const submitted = await request.post(`${officePressReleasePath(id)}transition/`, {
    headers: { ...headers, 'If-Match': `"${version}"` },
    data: { to: 'in_review' },
  });
  if (!submitted.ok()) throw new Error(await submitted.text());
  return id;
}
