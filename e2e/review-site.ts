import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base } from '@playwright/test';
import {
  REGISTER_PATH,
  type Registration,
  sessionSchema,
  TOKEN_AUTH_PATH,
  VERIFY_REGISTRATION_PATH,
} from '@press-room/contract/account';
import { ERASURE_PATH } from '@press-room/contract/privacy';
import { receiveLink } from './outbox.ts';
import { runLoadedServer } from './run-server.ts';

export { expect } from '@playwright/test';

const PASSWORD = 'Str0ng_pass!';
const OFFICER = 'officer@example.com';
const READER = 'reader@example.com';
const CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { email: OFFICER, first_name: 'Olga', last_name: 'Verdi', groups: ['administrator_press_room'] },
    { email: READER, first_name: 'Rosa', last_name: 'Neri', groups: ['user_press_room'] },
  ].map((person) => ({ ...person, password: PASSWORD })),
};

type Office = { origin: string; dataDir: string };
type Fixtures = {
  /** Registers somebody who then waits for the press office. */
  register: (email: string, names: { first_name: string; last_name: string }) => Promise<void>;
  /** The reader asks to be erased. Answers their address. */
  askForErasure: () => Promise<string>;
  officer: { email: string; password: string };
};

/** A press room that looks at everybody who registers, with an officer and a reader. Each worker has its own. */
export const test = base.extend<Fixtures, { office: Office }>({
  office: [
    // oxlint-disable eslint/no-empty-pattern
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'press-room-review-'));
      const { origin, dataDir, stop } = await runLoadedServer(folder, CONTENT, { ACCREDITATION: 'review' });
      await use({ origin, dataDir });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ office }, use) => use(office.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  officer: async ({}, use) => use({ email: OFFICER, password: PASSWORD }),
  register: async ({ request, office }, use) =>
    use(async (email, names) => {
      const registration: Partial<Registration> = {
        ...names,
        email,
        password: PASSWORD,
        accept: true,
        consent_data_processing: true,
        consent_marketing: false,
      };
      await post(request, REGISTER_PATH, registration);
      const link = await receiveLink(email, 'verify-account', office.dataDir);
      await post(request, VERIFY_REGISTRATION_PATH, readLink(link));
    }),
  askForErasure: async ({ request }, use) =>
    use(async () => {
      const session = await post(request, TOKEN_AUTH_PATH, { email: READER, password: PASSWORD });
      const { token } = sessionSchema.parse(await session.json());
      await post(request, ERASURE_PATH, { password: PASSWORD }, { Authorization: `JWT ${token}` });
      return READER;
    }),
});

const readLink = (link: string) => Object.fromEntries(new URLSearchParams(link.split('/').at(-1)));

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
) {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}
