import { expect } from 'vitest';
import { addDocument, addGallery, addPicture } from './media.ts';
import { post } from './requests.ts';
import { startTestServer, type TestServer } from './server.ts';
import { readZip } from './zip.ts';

export const DOWNLOADS = '/api/press_room/download/';
export const NOW = new Date('2026-11-20T10:00:00Z');

export type Headers = Record<string, string>;
export interface Ticket {
  url: string;
  name: string;
  bytes: number;
  expires_at: string;
}

export const jpeg = (text: string, width: number) => ({
  bytes: Buffer.from(text),
  media_type: 'image/jpeg',
  width,
});
export const original = (text: string) => ({ ...jpeg(text, 4000), is_original: 1 });

export const toPictureItems = (ids: readonly number[]) => ids.map((id) => ({ kind: 'picture' as const, id }));

/** Press-only pictures in a gallery, one of them under embargo, a public one, and a document. */
async function addContent(server: TestServer) {
  const ids = {
    hall: await addPicture(server, { name: 'Sala città.jpg' }, [
      jpeg('hall 640', 640),
      jpeg('hall 1280', 1280),
      { bytes: Buffer.from('hall webp'), media_type: 'image/webp', width: 1280 },
      original('hall in full'),
    ]),
    oven: await addPicture(server, { name: 'IMG_0001.jpg', taken_on: '2024-05-01' }, [
      original('oven in full'),
    ]),
    twin: await addPicture(server, { name: 'sala CITTÀ.JPG', caption_en: '=1+1;@SUM(A1)', credit: '@ada' }, [
      jpeg('twin 320', 320),
    ]),
    open: await addPicture(server, { name: 'open.jpg' }, [original('open in full')]),
    later: await addPicture(server, { name: 'later.jpg', embargo_until: '2026-11-21T10:00:00.000Z' }, [
      original('later in full'),
    ]),
    sheet: await addDocument(server, Buffer.from('a sheet of facts'), { name: 'Scheda tecnica.pdf' }),
    preview: await addPicture(server, { name: 'still-drawn.jpg', state: 'processing' }, [
      { bytes: Buffer.from('preview'), media_type: 'image/webp', width: 320 },
    ]),
  };
  const gallery = await addGallery(server, [ids.hall, ids.oven, ids.twin, ids.later]);
  await addGallery(server, [ids.open], { access: 'public', name_en: 'Public', name_it: 'Pubblica' });
  await addGallery(server, [ids.sheet, ids.preview]);
  return { ids, gallery };
}

/** A server with downloads, and its readers' requests. */
export async function startDownloadServer(environment: Record<string, string> = {}) {
  const server = await startTestServer(environment);
  server.clock.now = NOW;
  const person = { password: 'Str0ng_pass!', first_name: 'Ada' };
  const accounts = await server.load({
    press_groups: [{ name: 'Association', boilerplate: { en: '<p>About us</p>', it: '<p>Chi siamo</p>' } }],
    users: [
      { ...person, email: 'alice@example.com', groups: ['user_press_room'] },
      { ...person, email: 'outsider@example.com', groups: ['administrator_associated_companies'] },
      { ...person, email: 'leaver@example.com', groups: ['user_press_room'] },
      { ...person, email: 'boss@example.com', groups: ['administrator_press_room'] },
    ],
  });
  const alice: Headers = await server.signedIn('alice@example.com');
  const outsider: Headers = await server.signedIn('outsider@example.com');
  const ask = (body: object, headers: Headers = alice) => server.call(DOWNLOADS, post(body, headers));
  const getTicket = async (body: object, headers: Headers = alice): Promise<Ticket> => {
    const { status, json } = await ask(body, headers);
    expect([status, json]).toEqual([201, expect.anything()]);
    return json as Ticket;
  };
  const fetchBytes = async (url: string, headers: Headers = {}) => {
    const response = await fetch(server.origin + url, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  };
  const unzip = async (body: object, headers: Headers = alice) =>
    readZip((await fetchBytes((await getTicket(body, headers)).url)).bytes);
  return {
    server,
    alice,
    outsider,
    accountIds: accounts.users,
    groupId: accounts.press_groups.Association ?? 0,
    ...(await addContent(server)),
    ask,
    getTicket,
    fetchBytes,
    unzip,
  };
}
export type DownloadServer = Awaited<ReturnType<typeof startDownloadServer>>;
