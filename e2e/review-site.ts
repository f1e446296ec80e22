import type { APIRequestContext } from '@playwright/test';
import {
  REGISTER_PATH,
  type Registration,
  sessionSchema,
  VERIFY_REGISTRATION_PATH,
} from '@press-room/contract/account';
import { ERASURE_PATH } from '@press-room/contract/privacy';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { receiveLink } from './outbox.ts';
import { OFFICER, PASSWORD, READER } from './review-content.ts';
import { test as base } from './sites.ts';

export { expect } from '@playwright/test';

type Login = { email: string; password: string };
type Fixtures = {
  /** Registers a person, who then waits for approval. */
  register: (email: string, names: { first_name: string; last_name: string }) => Promise<void>;
  /** Requests a reader's erasure. Returns their address. */
  askForErasure: () => Promise<string>;
  officer: Login;
};

/** Press room that reviews every registration, with an officer and a reader. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ office }, use) => use(office.origin),
  // oxlint-disable eslint/no-empty-pattern
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
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
      await post(request, ERASURE_PATH, { password: PASSWORD }, await signInAs(request, READER));
      return READER;
    }),
});

const readLink = (link: string) => Object.fromEntries(new URLSearchParams(link.split('/').at(-1)));

/** Headers of a new session. */
async function signInAs(request: APIRequestContext, email: string): Promise<Record<string, string>> {
  const session = await post(request, TOKEN_AUTH_PATH, { email, password: PASSWORD });
  return { Authorization: `JWT ${sessionSchema.parse(await session.json()).token}` };
}

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
