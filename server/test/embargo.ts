import { EMBARGO_PATH } from '@press-room/contract/embargo';
import { addPicture } from './media.ts';
import { post } from './requests.ts';
import { type Answer, startTestServer, type TestServer } from './server.ts';

export const ORIGIN = 'https://press.example.com';
export const UNTIL = '2026-11-21T09:00:00.000Z';
export const WORD = 'Zanzibar';
export const LIST = '/api/press_room/press_release/';
/** The release under embargo; release 1 is public. */
export const HELD = 2;

const person = { password: 'Str0ng_pass!' };
const text = {
  title: `${WORD} tiles`,
  subtitle: '',
  abstract: `Of ${WORD}.`,
  body: `<p>Made in ${WORD}.</p>`,
};
const FIXTURE = {
  press_groups: [{ name: 'Site Alpha' }],
  users: [
    { ...person, email: 'ada@example.com', groups: ['user_press_room'] },
    { ...person, email: 'bob@example.com', groups: ['user_press_room'] },
    { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
    { ...person, email: 'stranger@example.com', groups: [] },
    { ...person, email: 'office@example.com', groups: ['administrator_press_room'] },
  ],
  press_releases: [
    { press_group: 'Site Alpha', date: '2026-11-20', text: { en: { title: 'Open', body: '<p>Open</p>' } } },
    {
      press_group: 'Site Alpha',
      date: '2026-11-20',
      embargo_until: UNTIL,
      sectors: ['Tiles'],
      text: { en: { ...text }, it: { ...text } },
    },
  ],
};

type Headers = Record<string, string>;

export interface EmbargoDesk {
  server: TestServer;
  /** Hero picture of the release under embargo only. */
  picture: number;
  /** Attached to both releases. */
  shared: number;
  /** The header of Ada, a journalist. */
  ada: Headers;
  /** Sessions expire meanwhile, so Ada signs in again. */
  goTo: (instant: string) => Promise<void>;
  accept: (headers?: Headers) => Promise<Answer>;
  read: (headers?: Headers) => Promise<Answer>;
}

/** A press room with one release under embargo, on the day before its end. */
export async function startUnderEmbargo(): Promise<EmbargoDesk> {
  const server = await startTestServer({ PUBLIC_URL: ORIGIN });
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  await server.load(FIXTURE);
  const files = (name: string) => [
    { bytes: Buffer.from(`${name} webp`), media_type: 'image/webp', width: 640 },
    { bytes: Buffer.from(`${name} jpeg`), media_type: 'image/jpeg', width: 640, is_original: 1 },
  ];
  const picture = await addPicture(server, { name: 'held.jpg' }, files('held'));
  const shared = await addPicture(server, { name: 'shared.jpg' }, files('shared'));
  await server.database.change(async (trx) => {
    await trx.updateTable('press_release').set({ hero_asset_id: picture }).where('id', '=', HELD).execute();
    await trx
      .insertInto('press_release_picture')
      .values([1, HELD].map((press_release_id) => ({ press_release_id, asset_id: shared, position: 0 })))
      .execute();
  });
  const desk: EmbargoDesk = {
    server,
    picture,
    shared,
    ada: await server.signedIn('ada@example.com'),
    goTo: async (instant) => {
      server.clock.now = new Date(instant);
      desk.ada = await server.signedIn('ada@example.com');
    },
    accept: (headers = desk.ada) => server.call(EMBARGO_PATH, post({}, headers)),
    read: (headers = {}) => server.call(`${LIST}${HELD}/`, { headers }),
  };
  return desk;
}
