import { createHmac } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { FactorChallengeTable } from '../../../platform/db/factor-tables.ts';
import type { Account } from '../../account/queries.ts';
import type { AppContext } from '../../context.ts';
import { nameForAuthenticators } from '../../sites/site.ts';
import { saveChallenge, takeChallenge } from '../challenges.ts';
import { countUse, findCredential, listCredentials } from './queries.ts';

type PasskeyContext = Pick<AppContext, 'config' | 'database' | 'now'>;
type UsePurpose = 'sign-in-passkey' | 'proof-passkey';

// Ed25519, ES256 and RS256: supported by every browser. The library's own list uses experimental algorithms of Node.
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded on demand: it is slow to load, and most processes never need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to the public address, whatever host a request names. */
function readSite({ config }: Pick<PasskeyContext, 'config'>) {
  const { hostname, origin } = new URL(config.PUBLIC_URL);
  return { rpID: hostname, origin };
}

const text = z.string().max(16_384);
const transportsSchema = z.array(
  z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).or(z.string().max(30)),
);
const answerSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});
const registrationSchema = answerSchema.extend({
  response: z.object({
    clientDataJSON: text,
    attestationObject: z.string().max(65_536),
    transports: transportsSchema.max(10).optional(),
  }),
});
const authenticationSchema = answerSchema.extend({
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
const clientDataSchema = z.object({ challenge: z.string() });
const storedTransportsSchema = z.array(z.string());

/** Challenge in a browser's answer; null if it is not client data. */
function readChallenge(clientDataJSON: string): string | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientDataSchema.parse(decoded).challenge;
  } catch {
    return null;
  }
}

/** The challenge of an answer, consumed whatever the result; null: not one of ours. */
async function consume(
  { database, now }: PasskeyContext,
  clientDataJSON: string,
  scope: { purpose: FactorChallengeTable['purpose']; owner: Account },
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  return (await takeChallenge(database.db, challenge, scope, now())) ? challenge : null;
}

const toCredentials = (stored: Awaited<ReturnType<typeof listCredentials>>) =>
  stored.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: storedTransportsSchema.parse(JSON.parse(transports)),
  }));

/** Options for `navigator.credentials.create`. `key` derives the user handle of the account. */
export async function buildCreation(
  context: PasskeyContext & Pick<AppContext, 'passkeyHandleKey'>,
  account: Account,
): Promise<object> {
  const { database, now, passkeyHandleKey } = context;
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { rpID } = readSite(context);
  const options = await generateRegistrationOptions({
    rpName: await nameForAuthenticators(database.db, context.config),
    rpID,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`.trim(),
    userID: new Uint8Array(createHmac('sha256', passkeyHandleKey).update(String(account.id)).digest()),
    excludeCredentials: toCredentials(await listCredentials(database.db, account.id)),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await saveChallenge(database.db, options.challenge, { purpose: 'new-passkey', owner: account }, now());
  return options;
}

/** The key in a browser's answer; null: verification failed. */
export async function readNewCredential(context: PasskeyContext, account: Account, given: unknown) {
  const answer = registrationSchema.safeParse(given);
  if (!answer.success) return null;
  const { clientDataJSON, transports = [] } = answer.data.response;
  const expectedChallenge = await consume(context, clientDataJSON, {
    purpose: 'new-passkey',
    owner: account,
  });
  if (expectedChallenge === null) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { rpID, origin } = readSite(context);
  const verified = await refusing(() =>
    verifyRegistrationResponse({
      response: answer.data as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter: String(counter),
    transports: JSON.stringify(transports),
  };
}

/** Options for `navigator.credentials.get`. */
export async function buildRequest(
  context: PasskeyContext,
  account: Account,
  purpose: UsePurpose,
): Promise<object> {
  const { database, now } = context;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: readSite(context).rpID,
    allowCredentials: toCredentials(await listCredentials(database.db, account.id)),
    userVerification: 'required',
  });
  await saveChallenge(database.db, options.challenge, { purpose, owner: account }, now());
  return options;
}

/** Whether one of the account's own keys answered a challenge of this purpose. A counter that does not rise is refused. */
export async function verifyPasskey(
  context: PasskeyContext,
  account: Account,
  { given, purpose }: { given: unknown; purpose: UsePurpose },
): Promise<boolean> {
  const { database, now } = context;
  const answer = authenticationSchema.safeParse(given);
  if (!answer.success) return false;
  const { response, id } = answer.data;
  const expectedChallenge = await consume(context, response.clientDataJSON, { purpose, owner: account });
  const stored = await findCredential(database.db, account.id, id);
  if (expectedChallenge === null || stored === null) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { rpID, origin } = readSite(context);
  const verified = await refusing(() =>
    verifyAuthenticationResponse({
      response: answer.data as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: stored.credential_id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: Number(stored.counter),
      },
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return false;
  return countUse(database.db, stored, verified.authenticationInfo.newCounter, now());
}

/** The library throws why it rejects an answer, without other effects. */
async function refusing<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
