import { createHash } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import sharp from 'sharp';
import { PAOLA } from './desk-content.ts';
import { signInAs } from './sign-in-as.ts';
import { test as base } from './sites.ts';

export { expect } from '@playwright/test';

type Officer = typeof PAOLA;
type Step = 'in_review' | 'published' | { to: 'scheduled'; publish_at: string };
type Fixtures = {
  signIn: (officer?: Officer) => Promise<void>;
  /** Creates a release of Paola's through the API: published, scheduled, or in review. */
  moveRelease: (step: Step, text: object, more?: object) => Promise<number>;
};

/** A press room with two officers and no content: its publications do not change Home of other journeys. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ desk }, use) => use(desk.origin),
  signIn: async ({ page, request }, use) => use((officer = PAOLA) => signInAs(page, request, officer)),
  moveRelease: async ({ request }, use) => use((...release) => moveRelease(request, ...release)),
});

/** Headers for calls of an officer, by default Paola's. */
export async function headersOf(
  request: APIRequestContext,
  { email, password }: Pick<Officer, 'email' | 'password'> = PAOLA,
): Promise<Record<string, string>> {
  const session = await request.post(TOKEN_AUTH_PATH, { data: { email, password } });
  return { Authorization: `JWT ${sessionSchema.parse(await session.json()).token}` };
}

async function moveRelease(
  request: APIRequestContext,
  ...[step, text, more]: Parameters<Fixtures['moveRelease']>
): Promise<number> {
  const headers = await headersOf(request);
  const draft = { press_group: 1, text, ...more };
  const created = await request.post(OFFICE_PRESS_RELEASE_PATH, { headers, data: draft });
  const { id, version } = (await created.json()) as OfficePressRelease;
  const moved = await request.post(`${officePressReleasePath(id)}transition/`, {
    headers: { ...headers, 'If-Match': `"${version}"` },
    data: typeof step === 'string' ? { to: step } : step,
  });
  if (!moved.ok()) throw new Error(await moved.text());
  return id;
}

/** A JPEG in a unique colour: the library stores equal files once, under the name of the first upload. */
export async function pictureFile(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [first = 0, second = 0, third = 0, r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  const size = { width: 640 + (first % 64), height: 480 + (second % 64) };
  const buffer = await sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .jpeg({ quality: 70 + (third % 30) })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
