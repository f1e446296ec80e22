import type { OfficeAccreditation, OwnAccreditation } from '@press-room/contract/event-accreditations';
import {
  OFFICE_ACCREDITATION_PATH,
  OWN_ACCREDITATION_PATH,
  ownProofPath,
} from '@press-room/contract/event-accreditations';
import sharp from 'sharp';
import { expect } from 'vitest';
import { patch, post } from './requests.ts';
import { type Answer, startTestServer } from './server.ts';

const password = 'Str0ng_pass!';
const criteria = { it: 'Tessera dell’Ordine', en: 'A card of the Order' };
type Headers = Record<string, string>;

export const FAIR = {
  name: { it: 'Fiera 2027', en: 'Fair 2027' },
  place: { it: 'Bologna', en: 'Bologna' },
  starts_on: '2027-09-20',
  ends_on: '2027-09-24',
  applications_from: '2026-11-01T08:00:00.000Z',
  decision_days: 5,
  criteria_journalist: criteria,
  criteria_creator: criteria,
};

const PEOPLE = [
  {
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Rossi',
    language: 'it',
    groups: ['user_press_room'],
  },
  { email: 'bea@example.com', first_name: 'Bea', last_name: 'Blu', groups: [] },
  {
    email: 'officer@example.com',
    first_name: 'Olga',
    last_name: 'Neri',
    groups: ['administrator_press_room'],
  },
  {
    email: 'second@example.com',
    first_name: 'Ugo',
    last_name: 'Gialli',
    groups: ['administrator_press_room'],
  },
].map((person) => ({ ...person, password, verified: true }));

export const pictureProof = (background = '#a04030'): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

export const fileForm = (bytes: Buffer, name: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

/** A server with one fair, two people who can apply, and two officers. */
export async function startFair(environment: Record<string, string> = {}) {
  const server = await startTestServer(environment);
  server.clock.now = new Date('2026-11-20T10:00:00Z');
  await server.load({ press_groups: [{ name: 'Association' }], users: PEOPLE, events: [FAIR] });
  const of = (email: string): Promise<Headers> => server.signedIn(`${email}@example.com`);
  const match = (version: number, headers: Headers): Headers => ({ ...headers, 'If-Match': `"${version}"` });
  const own = async (answering: Promise<Answer>, status = 200): Promise<OwnAccreditation> => {
    const answer = await answering;
    expect([answer.status, answer.json]).toEqual([status, expect.anything()]);
    return answer.json as OwnAccreditation;
  };
  const at = ({ id }: { id: number }): string => `${OWN_ACCREDITATION_PATH}${id}/`;
  const apply = async (who = 'ada', body: object = {}): Promise<OwnAccreditation> =>
    own(
      server.call(
        OWN_ACCREDITATION_PATH,
        post({ event: 1, lane: 'journalist', outlet: 'Il Mattone', ...body }, await of(who)),
      ),
      201,
    );
  const order = { order_number: '123456', order_region: 'emilia_romagna' };
  const submit = async (draft: OwnAccreditation, who = 'ada') =>
    server.call(`${at(draft)}submission/`, post({}, match(draft.version, await of(who))));
  const decide = async (
    { id, version }: { id: number; version: number },
    body: object,
    who = 'officer',
  ): Promise<Answer> =>
    server.call(`${OFFICE_ACCREDITATION_PATH}${id}/transition/`, post(body, match(version, await of(who))));
  const submitted = async (who = 'ada') => own(submit(await apply(who, order), who));
  const approved = async (who = 'ada') => {
    const sent = await submitted(who);
    const answer = await decide(sent, { to: 'approved' });
    expect(answer.status).toBe(200);
    return own(server.call(at(sent), { headers: await of(who) }));
  };
  return {
    server,
    of,
    match,
    own,
    at,
    apply,
    order,
    submit,
    submitted,
    approved,
    decide,
    read: async ({ id }: { id: number }, who = 'officer') =>
      (await server.call(`${OFFICE_ACCREDITATION_PATH}${id}/`, { headers: await of(who) }))
        .json as OfficeAccreditation,
    change: async (draft: OwnAccreditation, body: object, who = 'ada') =>
      server.call(at(draft), patch(body, match(draft.version, await of(who)))),
    addProof: async ({ id }: { id: number }, bytes: Buffer, { name = 'card.jpg', who = 'ada' } = {}) =>
      server.call(ownProofPath(id), { method: 'POST', headers: await of(who), body: fileForm(bytes, name) }),
  };
}
export type Fair = Awaited<ReturnType<typeof startFair>>;
