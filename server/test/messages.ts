import { CONTACT_PATH } from '@press-room/contract/contact';
import { messageAnswerPath, type OfficeMessage, officeMessagePath } from '@press-room/contract/messages';
import { expect } from 'vitest';
import { post } from './requests.ts';
import { startTestServer } from './server.ts';

type Headers = Record<string, string>;
const person = { password: 'Str0ng_pass!', first_name: 'Ada', last_name: 'Rossi' };
const MESSAGE = { email: 'Reporter@Example.com', name: 'Rita Bo', subject: 'Hello', message: 'A question' };

/** A server with two officers, and functions to receive and answer messages. */
export async function startMessages(environment: Record<string, string> = {}) {
  const server = await startTestServer({ PRESS_OFFICE_EMAIL: 'office@example.com', ...environment });
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  const { users } = await server.load({
    press_groups: [{ name: 'Association', office: { email: 'press@example.com' } }, { name: 'Fair' }],
    users: [
      { ...person, email: 'officer@example.com', groups: ['administrator_press_room'] },
      { ...person, email: 'other@example.com', last_name: 'Bianchi', groups: ['administrator_press_room'] },
      { ...person, email: 'reader@example.com', groups: ['user_press_room'] },
      { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
    ],
  });
  const officer: Headers = await server.signedIn('officer@example.com');
  const match = (version: number, headers: Headers = officer): Headers => ({
    ...headers,
    'If-Match': `"${version}"`,
  });
  return {
    server,
    users,
    officer,
    other: (await server.signedIn('other@example.com')) as Headers,
    match,
    write: async (body: object = {}): Promise<number> => {
      const { status, json } = await server.call(CONTACT_PATH, post({ ...MESSAGE, ...body }));
      expect(status).toBe(201);
      return (json as { id: number }).id;
    },
    read: async (id: number): Promise<OfficeMessage> =>
      (await server.call(officeMessagePath(id), { headers: officer })).json as OfficeMessage,
    answer: (id: number, version: number, body: object = { text: 'Dear Rita, yes.' }, headers = officer) =>
      server.call(messageAnswerPath(id), post(body, match(version, headers))),
    /** The last mailed answer. */
    letter: async () => (await server.mails()).findLast(({ subject }) => subject.startsWith('Re:')),
  };
}
export type Messages = Awaited<ReturnType<typeof startMessages>>;
