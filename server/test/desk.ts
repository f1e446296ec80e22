import { expect } from 'vitest';
import { addDocument, addPicture } from './media.ts';
import { patch, post } from './requests.ts';
import { startTestServer, type TestServerOptions } from './server.ts';

export const DESK = '/api/office/press_release/';
export const READING = '/api/press_room/press_release/';
const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };

export type Headers = Record<string, string>;
export interface DeskRelease {
  id: number;
  version: number;
  status: string;
  publish_at: string | null;
  visible_from: string | null;
  text: Record<string, Record<string, unknown>>;
}

/** A server with an officer, and functions for writing and publishing releases. */
export async function startDesk(environment: Record<string, string> = {}, options: TestServerOptions = {}) {
  const server = await startTestServer(environment, options);
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  await server.load({
    sectors: [{ name: { it: 'Piastrelle', en: 'Tiles' } }],
    press_groups: [{ name: 'Association' }, { name: 'Fair' }],
    users: [
      { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
      {
        ...person,
        email: 'bice@example.com',
        first_name: 'Bice',
        last_name: 'Verdi',
        language: 'it',
        groups: ['administrator_press_room'],
      },
      { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
      {
        ...person,
        email: 'company@example.com',
        groups: ['administrator_press_room_external_company'],
      },
      { ...person, email: 'outsider@example.com', groups: ['administrator_associated_companies'] },
    ],
  });
  const officer: Headers = await server.signedIn('officer@example.com');
  const files = {
    photo: await addPicture(server, {}, []),
    sheet: await addDocument(server, Buffer.from('facts'), {}),
  };
  const match = (version: number | string, headers: Headers = officer): Headers => ({
    ...headers,
    'If-Match': `"${version}"`,
  });
  const move = ({ id, version }: DeskRelease, body: object, headers = match(version)) =>
    server.call(`${DESK}${id}/transition/`, post(body, headers));
  return {
    server,
    officer,
    files,
    match,
    move,
    create: (body: object, headers = officer) => server.call(DESK, post(body, headers)),
    draft: async (body: object = {}): Promise<DeskRelease> => {
      const text = { it: { title: 'Titolo', body: '<p>Corpo</p>' }, en: { title: 'Title' } };
      const answer = await server.call(DESK, post({ press_group: 'Association', text, ...body }, officer));
      expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
      return answer.json as DeskRelease;
    },
    change: ({ id, version }: DeskRelease, body: object, headers = match(version)) =>
      server.call(`${DESK}${id}/`, patch(body, headers)),
    /** Half an hour after `clock.now`, when the texts of a draft count as finished. */
    halfAnHourLater: async <Result>(act: () => Promise<Result>): Promise<Result> => {
      const before = server.clock.now;
      server.clock.now = new Date(before.getTime() + 1_800_000);
      try {
        return await act();
      } finally {
        server.clock.now = before;
      }
    },
    moved: async (release: DeskRelease, body: object): Promise<DeskRelease> => {
      const answer = await move(release, body);
      expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
      return answer.json as DeskRelease;
    },
    /** The release as an anonymous reader receives it. */
    read: ({ id }: DeskRelease) => server.call(`${READING}${id}/`),
  };
}
export type Desk = Awaited<ReturnType<typeof startDesk>>;
