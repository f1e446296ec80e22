import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLoadedServer } from './run-server.ts';
import { test as base } from './settled.ts';
import { signInAs } from './sign-in-as.ts';

export { expect } from '@playwright/test';

const OFFICER = { email: 'paola@example.com', password: 'Str0ng_pass!' };
const CONTENT = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    {
      ...OFFICER,
      first_name: 'Paola',
      last_name: 'Neri',
      groups: ['administrator_press_room'],
      verified: true,
      disabled: false,
    },
  ],
};

/** A press room with an officer and nothing to read: what is published in it changes no other journey's Home. */
export const test = base.extend<{ signIn: () => Promise<void> }, { origin: string }>({
  origin: [
    // oxlint-disable eslint/no-empty-pattern
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'press-room-desk-'));
      const { origin, stop } = await runLoadedServer(folder, CONTENT);
      await use(origin);
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  signIn: async ({ page, request }, use) => use(() => signInAs(page, request, OFFICER)),
});
