import { signInAs } from './sign-in-as.ts';
import { test as base } from './sites.ts';
import { JOURNALIST } from './small-content.ts';

export { expect } from '@playwright/test';

/** A press room with one release and two kits, whose few files are ready in seconds. */
export const test = base.extend<{ signIn: () => Promise<void> }>({
  baseURL: async ({ small }, use) => use(small.origin),
  signIn: async ({ page, request }, use) => use(() => signInAs(page, request, JOURNALIST)),
});
