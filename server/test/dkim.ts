import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const SELECTOR = 'press2026';

/** Variables for signing messages. */
export const DKIM = { DKIM_KEY: privateKey, DKIM_SELECTOR: SELECTOR };

/** Whether a receiver that queries the DNS of `domain` accepts a message's signature, and the signed headers. */
export async function verifyDkim(
  raw: string,
  domain: string,
): Promise<{ result: string | undefined; domain: string | undefined; headers: string[] }> {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  const { results } = await dkimVerify(Buffer.from(raw, 'latin1'), {
    resolver: async (name) => {
      if (name === `${SELECTOR}._domainkey.${domain}`) return [[`v=DKIM1; k=rsa; p=${key}`]];
      throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    },
  });
  const [signature] = results;
  return {
    result: signature?.status.result,
    domain: signature?.signingDomain,
    headers: (signature?.signingHeaders?.keys ?? '').toLowerCase().split(/\s*:\s*/),
  };
}
