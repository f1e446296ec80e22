import type { LastChange } from '@press-room/contract/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { startCompanyOffices } from '../../../test/company-offices.ts';
import { DESK, type Desk, type DeskRelease, type Headers, startDesk } from '../../../test/desk.ts';
import { patch, post } from '../../../test/requests.ts';

const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:30:00.000Z';

describe('a write that came second', () => {
  let desk: Desk;
  let offices: Awaited<ReturnType<typeof startCompanyOffices>>;
  let bice: Headers;

  beforeAll(async () => {
    desk = await startDesk();
    offices = await startCompanyOffices(desk);
    bice = await desk.server.signedIn('bice@example.com');
    return () => desk.server.close();
  });

  const at = (instant: string): void => {
    desk.server.clock.now = new Date(instant);
  };
  /** Answer to a write based on an old version. */
  const told = async (path: string, body: object, headers: Headers): Promise<LastChange | null> => {
    const answer = await desk.server.call(path, patch(body, headers));
    expect(answer.status).toBe(412);
    return (answer.json as { changed: LastChange | null }).changed;
  };
  const edit = async (release: DeskRelease, headers: Headers, title: string): Promise<DeskRelease> => {
    const answer = await desk.change(
      release,
      { text: { it: { title } } },
      desk.match(release.version, headers),
    );
    expect(answer.status).toBe(200);
    return answer.json as DeskRelease;
  };

  it('is told who wrote first and when, whatever was said beside it since', async () => {
    at(NOW);
    const release = await desk.draft();
    at(LATER);
    await edit(release, bice, 'Bice');
    await desk.server.call(`${DESK}${release.id}/comment/`, post({ body: 'And?' }, desk.officer));
    expect(await told(`${DESK}${release.id}/`, { date: '2026-11-21' }, desk.match(1))).toMatchObject({
      by: { first_name: 'Bice', last_name: 'Verdi' },
      at: LATER,
    });
  });

  it('is told no name of the association where it is a company’s, but those of its own people', async () => {
    const { gea, write, server } = offices;
    await server.load({
      users: [
        {
          email: 'leo@alfa.example',
          password: 'Str0ng_pass!',
          first_name: 'Leo',
          last_name: 'Bassi',
          company: 'Alfa Ceramiche',
          groups: ['agent_press_room_external_company'],
        },
      ],
    });
    const leo = await server.signedIn('leo@alfa.example');
    const release = await write(gea);
    const path = `${DESK}${release.id}/`;
    const second = await edit(release, bice, 'Bice');
    expect(await told(path, { hall: '1' }, desk.match(1, gea))).toEqual({ by: null, at: LATER });
    await edit(second, leo, 'Leo');
    expect((await told(path, { hall: '1' }, desk.match(1, gea)))?.by).toMatchObject({ first_name: 'Leo' });
    expect((await told(path, { hall: '1' }, desk.match(1)))?.by).toMatchObject({ first_name: 'Leo' });
  });

  it('is told the time alone where rows were written by another way than one by one', async () => {
    const release = await desk.draft();
    const changed = { version: 7, updated_at: '2026-11-20T12:00:00.000Z' };
    const { db } = desk.server.database;
    await db.updateTable('press_release').set(changed).where('id', '=', release.id).execute();
    expect(await told(`${DESK}${release.id}/`, { date: '2026-11-21' }, desk.match(1))).toEqual({
      by: null,
      at: changed.updated_at,
    });
  });

  it('is told so of files and of rights as well', async () => {
    const photo = `/api/office/asset/${desk.files.photo}/`;
    const { version } = (await desk.server.call(photo, { headers: desk.officer })).json as {
      version: number;
    };
    const written = await desk.server.call(photo, patch({ credit: 'Bice' }, desk.match(version, bice)));
    expect(written.status).toBe(200);
    expect(await told(photo, { credit: 'Ada' }, desk.match(version))).toMatchObject({
      by: { first_name: 'Bice' },
    });
  });
});
