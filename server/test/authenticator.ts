import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

// A software passkey that answers like a browser with its authenticator, or like a forger.

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export interface Authenticator {
  id: string;
  /** Signature counter that the authenticator reports. */
  counter: number;
  /** Whether it verifies the user by fingerprint or PIN. */
  isVerifying: boolean;
  /** Origin of the page that requests it. */
  origin: string;
  create(options: unknown): object;
  get(options: unknown): object;
}

export function createAuthenticator(site: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { origin, hostname } = new URL(site);
  const authenticator: Authenticator = {
    id: credentialId.toString('base64url'),
    counter: 0,
    isVerifying: true,
    origin,
    create: (options) => {
      const clientData = toClientData('webauthn.create', options, authenticator.origin);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        toCoseKey(publicKey),
      ]);
      const data = Buffer.concat([toHead(authenticator, hostname, HAS_CREDENTIAL), credential]);
      return toAnswer(authenticator.id, {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: cborMap([
          ['fmt', cborText('none')],
          ['attStmt', cborMap([])],
          ['authData', cborBytes(data)],
        ]).toString('base64url'),
        transports: ['internal'],
      });
    },
    get: (options) => {
      authenticator.counter += 1;
      const clientData = toClientData('webauthn.get', options, authenticator.origin);
      const data = toHead(authenticator, hostname, 0);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return toAnswer(authenticator.id, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
  return authenticator;
}

function toClientData(type: string, options: unknown, origin: string): Buffer {
  const { challenge } = options as { challenge: string };
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function toHead({ counter, isVerifying }: Authenticator, host: string, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const all = USER_PRESENT | (isVerifying ? USER_VERIFIED : 0) | flags;
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([all]), count]);
}

const toAnswer = (id: string, response: object) => ({
  id,
  rawId: id,
  type: 'public-key',
  response,
  clientExtensionResults: {},
});

// The part of CBOR that an attestation of the format `none` needs.

function cborHead(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
const cborNumber = (value: number): Buffer => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [string | number, Buffer][]): Buffer =>
  Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [typeof key === 'string' ? cborText(key) : cborNumber(key), value]),
  ]);

/** ES256 on P-256 (RFC 9053). */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [1, cborNumber(2)],
    [3, cborNumber(-7)],
    [-1, cborNumber(1)],
    [-2, cborBytes(Buffer.from(x, 'base64url'))],
    [-3, cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}
