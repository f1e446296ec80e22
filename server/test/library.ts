import { ASSET_UPLOAD_PATH, OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { expect } from 'vitest';
import { patch } from './requests.ts';
import { type Answer, startTestServer, type TestServer } from './server.ts';

export type Headers = Record<string, string>;
const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };
const TUS = { 'Tus-Resumable': '1.0.0' };

const toMetadata = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Calls of the protocol, as a client makes them. */
export const tusOf = (call: TestServer['call']) => ({
  begin: (bytes: number, metadata: Record<string, string>, headers: Headers): Promise<Answer> =>
    call(ASSET_UPLOAD_PATH, {
      method: 'POST',
      headers: {
        ...TUS,
        ...headers,
        'Upload-Length': String(bytes),
        ...(Object.keys(metadata).length === 0 ? {} : { 'Upload-Metadata': toMetadata(metadata) }),
      },
    }),
  send: (
    address: string,
    offset: number,
    bytes: Uint8Array<ArrayBuffer> | ReadableStream,
    headers: Headers,
  ): Promise<Answer> =>
    call(address, {
      method: 'PATCH',
      headers: {
        ...TUS,
        ...headers,
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: bytes,
      // Required for streams: the answer comes after the whole body.
      duplex: 'half',
    } as RequestInit),
  ask: (address: string, headers: Headers): Promise<Answer> =>
    call(address, { method: 'HEAD', headers: { ...TUS, ...headers } }),
  callOff: (address: string, headers: Headers): Promise<Answer> =>
    call(address, { method: 'DELETE', headers: { ...TUS, ...headers } }),
});

/** A server with accounts of every kind, and functions for its library. */
export async function startLibrary(environment: Record<string, string> = {}) {
  const server = await startTestServer(environment);
  await server.load({
    press_groups: [{ name: 'Association' }],
    sectors: [{ name: { it: 'Piastrelle', en: 'Tiles' } }, { name: { it: 'Sanitari', en: 'Sanitary ware' } }],
    users: [
      { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
      { ...person, email: 'second@example.com', groups: ['administrator_press_room'] },
      { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
      { ...person, email: 'outsider@example.com', groups: ['administrator_associated_companies'] },
    ],
  });
  const officer: Headers = await server.signedIn('officer@example.com');
  const tus = tusOf(server.call);
  const path = (id: number): string => `${OFFICE_ASSET_PATH}${id}/`;
  const get = async (id: number): Promise<OfficeAsset> => {
    const answer = await server.call(path(id), { headers: officer });
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return answer.json as OfficeAsset;
  };
  return {
    server,
    officer,
    tus,
    path,
    get,
    /** Starts an upload. Returns its address. */
    begun: async (
      bytes: number,
      metadata: Record<string, string> = {},
      headers = officer,
    ): Promise<string> => {
      const answer = await tus.begin(bytes, metadata, headers);
      expect([answer.status, answer.text]).toEqual([201, '']);
      return answer.headers.get('location') ?? '';
    },
    /** Uploads a whole file. Returns the answer to the last byte, or to the first request if that is refused. */
    upload: async (
      bytes: Uint8Array<ArrayBuffer>,
      metadata: Record<string, string> = {},
    ): Promise<Answer> => {
      const begun = await tus.begin(bytes.length, metadata, officer);
      return begun.status === 201 ? tus.send(begun.headers.get('location') ?? '', 0, bytes, officer) : begun;
    },
    list: async (query = ''): Promise<OfficeAsset[]> => {
      const answer = await server.call(`${OFFICE_ASSET_PATH}?format=datatables&length=-1${query}`, {
        headers: officer,
      });
      expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
      return (answer.json as { data: OfficeAsset[] }).data;
    },
    change: ({ id, version }: Pick<OfficeAsset, 'id' | 'version'>, body: object, headers = officer) =>
      server.call(path(id), patch(body, { ...headers, 'If-Match': `"${version}"` })),
  };
}
export type Library = Awaited<ReturnType<typeof startLibrary>>;
