import { OFFICE_EVENT_PATH } from '@press-room/contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAIR } from '../../../test/fair.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../test/office-desk.ts';

const fair = { name: { it: 'Fiera', en: 'Fair' }, starts_on: '2027-09-20', ends_on: '2027-09-24' };

describe(OFFICE_EVENT_PATH, () => {
  let office: Office;
  beforeAll(async () => {
    office = await startOffice(OFFICE_EVENT_PATH);
  });
  afterAll(() => office.server.close());

  it('enters, changes and deletes events, and says who did', async () => {
    const made = await office.rowOf(office.create(fair));
    expect(made).toMatchObject({ version: 1, decision_days: 5, waiting: 0, accredited: 0, ...fair });
    const changed = await office.rowOf(
      office.change(made, { place: { it: 'Bologna' }, criteria_journalist: FAIR.criteria_journalist }),
    );
    expect(changed).toMatchObject({ version: 2, place: { it: 'Bologna', en: '' }, name: fair.name });
    expect((await office.change(made, { decision_days: 3 })).status).toBe(412);
    expect((await office.list()).data).toMatchObject([{ id: made.id }]);
    expect((await office.remove(changed)).status).toBe(204);
    expect(await office.audited(`event:${made.id}`)).toEqual([
      ['create', ['starts_on', 'ends_on', 'name.en', 'name.it']],
      ['edit', ['place.it', 'criteria_journalist.en', 'criteria_journalist.it']],
      ['delete', null],
    ]);
  });

  it.each([
    ['no name', { ...fair, name: {} }, 'name'],
    ['no days', { name: fair.name }, 'starts_on'],
    ['an end before its beginning', { ...fair, ends_on: '2027-09-19' }, 'ends_on'],
    ['applications after it', { ...fair, applications_until: '2027-09-26T00:00:00Z' }, 'applications_until'],
    ['no time to decide', { ...fair, decision_days: 0 }, 'decision_days'],
  ])('refuses %s', async (_what, body, field) => {
    const { status, json } = await office.create(body);
    expect([status, Object.keys(json as object)]).toEqual([400, [field]]);
  });

  it('is the press office’s alone', async () => {
    const row = await office.rowOf(office.create(fair));
    const others = await office.statusesOfOthers(row, fair);
    expect(others.map(([who, statuses]) => [who, statuses.filter((status) => status !== 404)])).toEqual(
      REFUSED_TO_OTHERS,
    );
  });
});
