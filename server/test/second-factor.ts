import { TOTP } from 'otpauth';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import { post } from './requests.ts';
import type { Answer, TestServer } from './server.ts';

const LOGIN = '/api/account/token-auth/';
export const FACTOR = '/api/account/second-factor/';
export const SIGN_IN = `${FACTOR}sign-in/`;
export const PROOF = `${FACTOR}proof/`;

export type Headers = { Authorization: string };

export const bearing = (answer: Pick<Answer, 'json'>): Headers => ({
  Authorization: `JWT ${(answer.json as { token: string }).token}`,
});

/** Current code of the authenticator app. */
export const codeOf = (server: TestServer, secret: string, secondsLater = 0): string =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now.getTime() + secondsLater * 1000 });

/** Waits for the next 30-second step, because a code works once. */
export function waitForNextCode(server: TestServer): void {
  server.clock.now = new Date(server.clock.now.getTime() + 30_000);
}

/** First step of the sign-in: the answer to the password. */
export const signInFirst = (server: TestServer, email: string, password: string) =>
  server.call(LOGIN, post({ email, password }));

export async function ticketOf(server: TestServer, email: string, password: string): Promise<string> {
  return ((await signInFirst(server, email, password)).json as { ticket: string }).ticket;
}

/** Sets up an authenticator app; afterwards its current code is used up. */
export async function enrolTotp(server: TestServer, headers: Headers) {
  const { secret, url } = (await server.call(`${FACTOR}totp/`, post({}, headers))).json as {
    secret: string;
    url: string;
  };
  const added = await server.call(`${FACTOR}totp/confirm/`, post({ code: codeOf(server, secret) }, headers));
  waitForNextCode(server);
  const { recovery_codes } = added.json as { recovery_codes: string[] };
  return { secret, url, recovery_codes, headers: bearing(added) };
}

export async function enrolPasskey(
  server: TestServer,
  headers: Headers,
  { name = 'Laptop', authenticator = createAuthenticator(server.context.config.PUBLIC_URL) } = {},
): Promise<{ authenticator: Authenticator; answer: Answer }> {
  const options = await server.call(`${FACTOR}passkey-options/`, post({}, headers));
  const passkey = authenticator.create(options.json);
  const answer = await server.call(`${FACTOR}passkey/`, post({ name, passkey }, headers));
  return { authenticator, answer };
}
