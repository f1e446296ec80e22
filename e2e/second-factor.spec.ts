import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sessionSchema } from '@press-room/contract/account';
import { ERASURE_PATH } from '@press-room/contract/privacy';
import { TOKEN_AUTH_PATH } from '@press-room/contract/session';
import { decodeJwt, SignJWT } from 'jose';
import { TOTP } from 'otpauth';
import { expectNoViolations } from './axe.ts';
import { runLoadedServer } from './run-server.ts';
import { test } from './sites.ts';

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

/** Adds a virtual fingerprint reader that always confirms. */
async function addFingerprintReader(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('An officer sets a second factor up, signs in with each way, and erases an account after confirming', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const folder = mkdtempSync(join(tmpdir(), 'press-room-factor-'));
  const server = await runLoadedServer(folder, CONTENT, {
    SECOND_FACTOR: 'required',
  });
  // Codes are valid for about half a minute: stop the clock, so that slow tests pass.
  server.stand();
  const { port } = new URL(server.origin);
  // Passkeys require a host name, not an IP address.
  const site = `http://localhost:${port}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  let secret = '';
  /** Each code works once; the next one needs another half minute. */
  const nextCode = async (): Promise<string> => {
    server.skipMinutes(1);
    return new TOTP({ secret }).generate({ timestamp: server.now().getTime() });
  };
  const signOut = async () => {
    await page.goto(`${site}/#/account/logout`);
    await expect(page).toHaveURL(/#\/home/);
  };
  const typePassword = async () => {
    await page.goto(`${site}/#/account/login`);
    await page.getByLabel('E-mail').fill(OFFICER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button('Sign in').click();
  };
  /** Lets the last proof of the session expire. */
  const growOld = async () => {
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const claims = decodeJwt<{ auth_time: number }>(token);
    const key = new TextEncoder().encode(readFileSync(join(server.dataDir, 'secret'), 'utf8').trim());
    const old = await new SignJWT({ ...claims, auth_time: claims.auth_time - 601 })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .sign(key);
    await page.evaluate((stored) => localStorage.setItem('token', stored), old);
    await page.reload();
  };

  try {
    await test.step('a reader asks to be erased', async () => {
      const session = await request.post(`${site}${TOKEN_AUTH_PATH}`, {
        data: { email: READER, password: PASSWORD },
      });
      const { token } = sessionSchema.parse(await session.json());
      const headers = { Authorization: `JWT ${token}` };
      await request.post(`${site}${ERASURE_PATH}`, { data: { password: PASSWORD }, headers });
    });

    await test.step('the officer is led to an authenticator app first', async () => {
      await addFingerprintReader(page);
      await page.goto(`${site}/#/account/login?redirect=/admin/users`);
      await page.getByLabel('E-mail').fill(OFFICER);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await button('Sign in').click();
      await expect(page.getByRole('heading', { name: 'Two-step sign-in', level: 1 })).toBeVisible();
      await expect(page.getByText('The press office requires two-step sign-in')).toBeVisible();
      await button('Set up an app').click();
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expectNoViolations(page);
      const url = await page
        .getByRole('link', { name: 'Open in an app on this device' })
        .getAttribute('href');
      secret = new URL(url ?? '').searchParams.get('secret') ?? '';
      await page.getByLabel('Six-digit code').fill('12');
      await button('Confirm').click();
      await expect(page.getByText('Type the six digits', { exact: true })).toBeVisible();
      await page.getByLabel('Six-digit code').fill(await nextCode());
      await button('Confirm').click();
      await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })).toHaveCount(10);
      await expectNoViolations(page);
      const saving = page.waitForEvent('download');
      await button('Save as a file').click();
      expect((await saving).suggestedFilename()).toBe('press-room-recovery-codes.txt');
      await button('I have kept them').click();
      await expect(page.getByText('Two-step sign-in is on.')).toBeVisible();
    });

    await test.step('adds a passkey, and goes on to what was wanted', async () => {
      await button('Add a passkey').click();
      await page.getByLabel('Name').fill('Work laptop');
      await button('Continue').click();
      // The hint of the field has the same text.
      await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toBeVisible();
      await page.getByRole('link', { name: 'Go on' }).click();
      await expect(page).toHaveURL(/#\/admin\/users/);
    });

    await test.step('signs in with a code', async () => {
      await signOut();
      await typePassword();
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      await expectNoViolations(page);
      await page.getByLabel('Six-digit code').fill(await nextCode());
      await button('Confirm').click();
      await expect(page).toHaveURL(/#\/home/);
    });

    await test.step('signs in with the passkey', async () => {
      await signOut();
      await typePassword();
      await button('Use a passkey').click();
      await expect(page).toHaveURL(/#\/home/);
    });

    await test.step('erases an account: what was typed stays while it is confirmed who is there', async () => {
      await page.goto(`${site}/#/admin/users?state=erasure`);
      await page.getByRole('link', { name: 'Rosa Neri' }).click();
      await growOld();
      await button('Confirm deletion').click();
      const dialog = page.getByRole('dialog', { name: 'Delete the account of Rosa Neri?' });
      await dialog.getByRole('textbox').fill(READER);
      await dialog.getByRole('button', { name: 'Delete permanently' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
      // Until the proof methods are loaded, only another Cancel button is displayed.
      await expect(proof.getByLabel('Six-digit code')).toBeVisible();
      await proof.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog.getByRole('textbox')).toHaveValue(READER);
      await expect(dialog.getByText('Confirm first that it is you.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Delete permanently' }).click();
      await expect(proof.getByLabel('Six-digit code')).toBeVisible();
      await expectNoViolations(page);
      await proof.getByLabel('Six-digit code').fill(await nextCode());
      await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByText('Account deleted: Rosa Neri')).toBeVisible();
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
