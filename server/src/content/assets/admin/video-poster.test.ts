/** @module-tag engine */

import { OFFICE_ASSET_PATH, type OfficeAsset, officeAssetPath } from '@press-room/contract/admin-assets';
import { OFFICE_PRESS_KIT_PATH, type OfficePressKit } from '@press-room/contract/admin-press-kit';
import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
  officePressReleasePath,
} from '@press-room/contract/admin-press-releases';
import { PRESS_KIT_PATH, type PressKit, type PressKitFile } from '@press-room/contract/press-kit';
import { type PressRelease, pressReleasePath } from '@press-room/contract/press-releases';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFile } from '../../../../test/assets.ts';
import { type Library, startLibrary } from '../../../../test/library.ts';
import { anyText } from '../../../../test/matchers.ts';
import { twoHalves } from '../../../../test/pictures.ts';
import { patch, post } from '../../../../test/requests.ts';

const box = (name: string, content: string): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(content, 'latin1')]);
};
const VIDEO = Buffer.concat([box('ftyp', 'isom\0\0\u0002\0isommp42'), box('mdat', 'twelve bytes')]);

describe('the poster of a video', () => {
  let library: Library;
  let frame: number;
  let video: number;

  beforeEach(async () => {
    library = await startLibrary();
    frame = await addFile(library.server, await twoHalves(400).jpeg().toBuffer(), { name: 'frame.jpg' });
    video = await addFile(library.server, VIDEO, { name: 'kiln.mp4' });
    await library.server.work();
    return () => library.server.close();
  });

  const call = (path: string, init: RequestInit = {}) => library.server.call(path, init);
  const asset = async (id: number): Promise<OfficeAsset> =>
    (await call(officeAssetPath(id), { headers: library.officer })).json as OfficeAsset;
  const change = async (id: number, sent: object) => {
    const { version } = await asset(id);
    return call(officeAssetPath(id), patch(sent, { ...library.officer, 'If-Match': `"${version}"` }));
  };
  const remove = async (id: number) => {
    const { version } = await asset(id);
    const headers = { ...library.officer, 'If-Match': `"${version}"` };
    return call(officeAssetPath(id), { method: 'DELETE', headers });
  };
  const publishKit = async (): Promise<void> => {
    const form = { press_group: 1, year: 2026, access: 'public', title: { it: 'Cartella' } };
    const made = await call(
      OFFICE_PRESS_KIT_PATH,
      post({ ...form, files: [{ asset: video }] }, library.officer),
    );
    const { id, version } = made.json as OfficePressKit;
    const headers = { ...library.officer, 'If-Match': `"${version}"` };
    const moved = await call(`${OFFICE_PRESS_KIT_PATH}${id}/transition/`, post({ to: 'published' }, headers));
    expect(moved.status, moved.text).toBe(200);
  };
  const shown = async (): Promise<PressKitFile | undefined> => {
    const { json } = await call(PRESS_KIT_PATH, {
      headers: await library.server.signedIn('reader@example.com'),
    });
    return (json as { results: PressKit[] }).results[0]?.files[0];
  };

  it('is a picture of the library, shown wherever readers find the video', async () => {
    expect(await asset(video)).toMatchObject({ poster: null, picture: null });
    await publishKit();
    expect((await shown())?.picture).toBeNull();
    expect((await change(video, { poster: frame })).json).toMatchObject({
      poster: frame,
      picture: { id: frame },
    });
    const url = (await shown())?.picture?.jpeg?.url ?? '';
    expect((await call(url)).status).toBe(200);
    const { json } = await call(`${OFFICE_ASSET_PATH}?format=datatables`, { headers: library.officer });
    expect((json as { data: OfficeAsset[] }).data.map(({ id }) => id)).toContain(frame);
    expect((await change(video, { credit: 'Ada' })).status).toBe(200);
    expect(await asset(frame)).toMatchObject({ credit: '' });
    expect((await change(video, { poster: null })).json).toMatchObject({ poster: null, picture: null });
    expect((await shown())?.picture).toBeNull();
    expect((await call(url)).status).toBe(404);
  });

  it('is shown with the files of a release, unless it is under an embargo', async () => {
    const body = {
      press_group: 1,
      text: { it: { title: 'Forno', abstract: 'In breve', body: '<p>Testo</p>' } },
      attachments: [video],
    };
    const made = await call(OFFICE_PRESS_RELEASE_PATH, post(body, library.officer));
    const { id, version } = made.json as OfficePressRelease;
    const headers = { ...library.officer, 'If-Match': `"${version}"` };
    const path = `${officePressReleasePath(id)}transition/`;
    expect((await call(path, post({ to: 'published' }, headers))).status).toBe(200);
    const read = async () => ((await call(pressReleasePath(id))).json as PressRelease).attachments[0]?.poster;
    expect(await read()).toBeNull();
    await change(video, { poster: frame });
    const url = (await read())?.jpeg?.url ?? '';
    expect((await call(url)).status).toBe(200);
    await change(frame, { embargo_until: '2999-01-01T00:00:00Z' });
    expect(await read()).toBeNull();
    expect((await call(url)).status).toBe(404);
  });

  it('is hidden by its own embargo, and by the end of its rights', async () => {
    await publishKit();
    await change(video, { poster: frame });
    const url = (await shown())?.picture?.jpeg?.url ?? '';
    for (const hidden of [
      { embargo_until: '2999-01-01T00:00:00Z' },
      { embargo_until: null, rights_until: '2001-01-01T00:00:00Z' },
    ]) {
      expect((await change(frame, hidden)).status).toBe(200);
      expect((await shown())?.picture).toBeNull();
      expect((await call(url)).status).toBe(404);
    }
  });

  it('is no more visible than its video', async () => {
    await change(video, { poster: frame });
    const { sha256 } = await library.server.database.db
      .selectFrom('asset_rendition')
      .select('sha256')
      .where('asset_id', '=', frame)
      .limit(1)
      .executeTakeFirstOrThrow();
    const url = library.server.context.links.media.toPublic({
      key: sha256,
      name: 'frame.jpg',
      media_type: 'image/jpeg',
    });
    expect((await call(url)).status).toBe(404);
    await publishKit();
    expect((await call(url)).status).toBe(200);
  });

  it('is not deleted while the video has it, and stays without the video', async () => {
    await change(video, { poster: frame });
    expect(await remove(frame)).toMatchObject({
      status: 409,
      json: { places: [{ noun: 'asset', id: video, role: 'poster', title: 'kiln.mp4' }] },
    });
    expect((await remove(video)).status).toBe(204);
    expect((await remove(frame)).status).toBe(204);
  });

  it('is a picture, of a video', async () => {
    for (const [id, poster] of [
      [frame, frame],
      [video, video],
      [video, 99_999],
    ] as const)
      expect(await change(id, { poster })).toMatchObject({ status: 400, json: { poster: [anyText] } });
  });
});
