import type { Insertable } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/platform/db/db.ts';
import type { InvitationTable } from '../src/platform/db/invitation-tables.ts';
import type { Desk, DeskRelease, Headers } from './desk.ts';
import { post } from './requests.ts';

export const TEXT = { it: { title: 'Titolo', body: '<p>Corpo</p>' }, en: { title: 'Title' } };
const person = { password: 'Str0ng_pass!', first_name: 'Gea', last_name: 'Neri' };
const agent = 'agent_press_room_external_company';

/** Adds two companies with a press office each, and an account with an unconfirmed claim. */
export async function startCompanyOffices(desk: Desk) {
  const { server } = desk;
  const ids = await server.load({
    companies: [
      { business_name: 'Alfa Ceramiche', brands: ['Alfa', 'Luce'] },
      { business_name: 'Beta Gres', brands: ['Beta'] },
    ],
    users: [
      { ...person, email: 'gea@alfa.example', company: 'Alfa Ceramiche', groups: [agent] },
      { ...person, email: 'ugo@beta.example', company: 'Beta Gres', groups: [agent] },
      {
        ...person,
        email: 'claims@example.com',
        account_type: 'COMPANY',
        company: 'Alfa Ceramiche',
        groups: ['user_press_room'],
      },
    ],
  });
  const gea: Headers = await server.signedIn('gea@alfa.example');
  const ugo: Headers = await server.signedIn('ugo@beta.example');
  const made = async (path: string, body: object, headers: Headers): Promise<DeskRelease> => {
    const answer = await server.call(path, post(body, headers));
    expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
    return answer.json as DeskRelease;
  };
  const write = (headers: Headers, body: object = {}) =>
    made('/api/office/press_release/', { press_group: 'Fair', text: TEXT, ...body }, headers);
  const upload = (headers: Headers, bytes: string) => {
    const form = new FormData();
    form.set('file', new File([bytes], 'facts.txt'));
    return server.call('/api/press_room/asset/', { method: 'POST', body: form, headers });
  };
  const kit = (headers: Headers, body: object = {}) =>
    made(
      '/api/office/press_kit/',
      { press_group: 'Fair', year: 2026, title: { it: 'Cartella' }, ...body },
      headers,
    );
  /** One of each noun of the second company. */
  const rows: Record<string, number> = {
    press_release: (await write(ugo)).id,
    asset: ((await upload(ugo, 'of beta')).json as { id: number }).id,
    press_kit: (await kit(ugo)).id,
  };
  return { server, ids, gea, ugo, write, upload, kit, rows };
}

/** A person invited by a company; not accepted unless `ends` says otherwise. */
export async function inviteTo(
  db: Db,
  company_id: number,
  ends: Partial<Insertable<InvitationTable>> = {},
): Promise<void> {
  const at = new Date().toISOString();
  const person = { email: 'new@example.com', first_name: 'Ada', last_name: 'Conti', language: 'it' };
  const times = { sent_at: at, expires_at: '2999-01-01T00:00:00.000Z', updated_at: at };
  await db
    .insertInto('invitation')
    .values({ ...person, ...times, groups: '[]', company_id, ...ends })
    .execute();
}
