/** @module-tag engine */

import { OFFICE_PRESS_GROUP_PATH, type OfficePressGroup } from '@press-room/contract/admin-press-groups';
import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { CONTRAST_MIN, contrastOf, isLegible, lowestContrast } from '@press-room/contract/contrast';
import type { PressGroup } from '@press-room/contract/press-groups';
import { PRESS_REVIEW_PATH } from '@press-room/contract/press-reviews';
import { beforeEach, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { addPicture } from '../../../../test/media.ts';
import { type Office, REFUSED_TO_OTHERS, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import { findTraces } from '../../../../test/security/traces.ts';
import { findSiteGroup, siteOf } from '../../../core/sites/site.ts';
import { buildGround } from '../../../edge/site/boot.ts';

const ADA = {
  name: 'Ada Quartzfield',
  role: { it: 'Capo', en: 'Head' },
  languages: ['it', 'en'],
  phone: '+39 0536 818111',
  mobile: '',
  email: 'ada@example.com',
  hours: [{ days: [1, 2], opens: '09:00', closes: '13:00' }],
};
const OFFICE = { email: 'press@example.com', people: [ADA] };

describe('press groups at the desk', () => {
  let office: Office;
  const group = async (id = 1) => (await office.read({ id })).json as OfficePressGroup;
  const changed = async (body: object, id = 1) =>
    office.rowOf<OfficePressGroup>(office.change(await group(id), body));
  const refused = async (body: object, id = 1) => (await office.change(await group(id), body)).json;

  beforeEach(async () => {
    office = await startOffice(
      OFFICE_PRESS_GROUP_PATH,
      {},
      { SITES: 'press.example=Association,*=Association' },
    );
    return () => office.server.close();
  });

  it('of one name are made once, whoever makes them at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const make = () => office.create({ name: `Twin ${round}` });
      const answers = (await Promise.all([make(), make()])).map(({ status }) => status);
      expect([
        [201, 400],
        [201, 409],
      ]).toContainEqual(answers.toSorted((one, other) => one - other));
    }
  });

  it('are made, renamed, and known to readers at once', async () => {
    const made = await office.create({
      name: 'Museum',
      theme: 'amber',
      tagline: { it: 'Arte', en: 'Art' },
      boilerplate: { it: '<p>Chi siamo<script>x</script></p>' },
      hosts: ['Museum.example'],
    });
    expect(made).toMatchObject({
      status: 201,
      json: {
        version: 1,
        name: 'Museum',
        tagline: { it: 'Arte', en: 'Art' },
        boilerplate: { it: '<p>Chi siamo</p>', en: '' },
        hosts: ['museum.example'],
        site_hosts: [],
        colours: null,
      },
    });
    const names = async () =>
      (
        (await office.server.call('/api/press_room/press_group/')).json as { results: { name: string }[] }
      ).results
        .map(({ name }) => name)
        .toSorted();
    expect(await names()).toEqual(['Association', 'Fair', 'Museum']);
    await changed({ name: 'Gallery' }, (made.json as OfficePressGroup).id);
    expect(await names()).toEqual(['Association', 'Fair', 'Gallery']);
    expect(await refused({ name: 'Association' }, 2)).toEqual({
      name: ['Another newsroom has this name.'],
    });
    expect(await refused({ name: '' }, 2)).toEqual({ name: [anyText] });
    // The next start would not find the group.
    expect((await office.change(await group(1), { name: 'Other' })).status).toBe(409);
  });

  it('keep who answers, field by field, and show it to readers', async () => {
    const saved = await changed({ office: { ...OFFICE, location: { latitude: 44.5, longitude: 10.8 } } });
    expect(saved.office).toMatchObject({
      email: 'press@example.com',
      people: [ADA],
      time_zone: 'Europe/Rome',
    });
    const seen = await office.server.call(`${PRESS_OFFICE_PATH}?group=1`, {
      headers: { 'Accept-Language': 'it' },
    });
    expect(seen.json).toMatchObject({
      people: [{ name: 'Ada Quartzfield', role: 'Capo', hours: ADA.hours }],
    });
    expect(
      await refused({
        office: {
          email: 'nobody',
          time_zone: 'Mars/Base',
          hours: [{ days: [1], opens: '13:00', closes: '09:00' }],
          people: [{ ...ADA, name: ' ', email: 'x', phone: '1'.repeat(51) }],
        },
      }),
    ).toEqual({
      'office.email': ['Enter a valid email address.'],
      'office.time_zone': [anyText],
      'office.hours.0': ['Closing comes after opening.'],
      'office.people.0.name': [anyText],
      'office.people.0.email': ['Enter a valid email address.'],
      'office.people.0.phone': ['Ensure this field has no more than 50 characters.'],
    });
    // Sent back as received.
    expect((await changed({ ...saved, name: undefined })).office).toEqual(saved.office);
  });

  it('forget who is taken out of the office, in every file', async () => {
    await changed({ office: OFFICE });
    await changed({ office: { ...OFFICE, people: [] } });
    expect(findTraces(office.server, ['Quartzfield', 'ada@example.com'])).toEqual([]);
    expect(await office.audited('press_group:1')).toEqual([
      ['edit', ['office']],
      ['edit', ['office']],
    ]);
  });

  it('wear only colours that can be read', async () => {
    expect(await refused({ colours: { light: '#96b4ff', dark: '#16357f' } })).toEqual({
      'colours.light': ['The contrast is 1.8: 4.5 is the least for text to be legible.'],
      'colours.dark': [anyText],
    });
    expect(await refused({ colours: { light: 'blue' } })).toEqual({
      'colours.light': [anyText],
      'colours.dark': [anyText],
    });
    const colours = { light: '#1b3d9c', dark: '#96b4ff' };
    expect((await changed({ colours })).colours).toEqual(colours);
    expect((await changed({ colours: null })).colours).toBeNull();
  });

  it('show their logo to everybody', async () => {
    const bytes = Buffer.from('logo');
    const logo = await addPicture(office.server, {}, [{ bytes, media_type: 'image/webp', width: 320 }]);
    const address = `/media/${await office.server.context.store.put(bytes)}/logo.webp`;
    expect((await office.server.call(address)).status).toBe(404);
    await changed({ logo });
    expect((await office.server.call(address)).status).toBe(200);
    expect(await refused({ logo: 999 })).toEqual({ logo: [anyText] });
  });

  it('are seen by readers in their colours and under their logo, at once and as long as that may be shown', async () => {
    const { server } = office;
    const { clock, context } = server;
    const seen = async () => {
      const { json } = await server.call('/api/press_room/press_group/?format=datatables');
      return (json as { data: PressGroup[] }).data.find(({ id }) => id === 1);
    };
    expect(await seen()).toMatchObject({ colours: null, logo: null });
    const end = new Date(clock.now.getTime() + 60_000);
    const files = [640, 320].map((width) => ({
      bytes: Buffer.from(`logo ${width}`),
      media_type: 'image/webp',
      width,
    }));
    const rights_until = end.toISOString();
    const logo = await addPicture(server, { name: 'logo.webp', rights_until }, files);
    const colours = { light: '#7a1f2b', dark: '#f0a0aa' };
    await changed({ colours, logo });
    const shown = await seen();
    expect(shown).toMatchObject({
      colours,
      logo: { width: 320, height: 160, alt: { en: 'Tile', it: 'Piastrella' } },
    });
    expect((await server.call(shown?.logo?.url ?? '')).text).toBe('logo 320');
    const boot = await buildGround(context, { site: '*', language: 'it' });
    expect(boot.group).toEqual(shown);
    // theme.js reads only up to this position.
    expect(JSON.stringify(boot).indexOf('"groups":')).toBeGreaterThan(
      JSON.stringify(boot).indexOf('"colours":'),
    );
    clock.now = end;
    expect(await seen()).toMatchObject({ colours, logo: null });
  });

  it('are shown by their hosts, after what SITES says and before what it says of all others', async () => {
    const { config, database } = office.server.context;
    const shownAt = async (host: string) => (await findSiteGroup(database.db, config, host))?.name;
    expect(await shownAt('fair.example')).toBe('Association');
    const saved = await changed({ hosts: ['fair.example', 'press.example'] }, 2);
    expect(saved).toMatchObject({ site_hosts: [], overruled_hosts: ['press.example'] });
    expect(await shownAt('Fair.example')).toBe('Fair');
    expect(await shownAt('press.example')).toBe('Association');
    expect(await siteOf(office.server.context, 'FAIR.example')).toBe('fair.example');
    expect(await siteOf(office.server.context, 'evil.example')).toBe('*');
    expect((await group(1)).site_hosts).toEqual(['press.example', '*']);
    expect(await refused({ hosts: ['fair.example'] }, 1)).toEqual({ hosts: [anyText] });
    expect(await refused({ hosts: ['https://x'] }, 1)).toEqual({ hosts: [anyText] });
  });

  it('stay as long as something hangs on them, and go with a recent version only', async () => {
    const fixture = { press_group: 'Fair', date: '2026-01-01', text: { en: { title: 'One' } } };
    await office.server.load({ press_releases: [fixture] });
    const fair = await group(2);
    expect(await office.remove(fair)).toMatchObject({
      status: 409,
      json: { detail: 'Something still belongs to this newsroom.', uses: { press_release: 1 } },
    });
    expect((await office.remove(await group(1))).status).toBe(409);
    const reviewed = await office.rowOf<OfficePressGroup>(office.create({ name: 'Reviewed' }));
    const edition = await office.call(PRESS_REVIEW_PATH, post({ press_group: reviewed.id }, office.officer));
    expect(edition.status).toBe(201);
    expect((await office.remove(reviewed)).json).toMatchObject({ uses: { press_review: 1 } });
    const made = await office.rowOf<OfficePressGroup>(
      office.create({ name: 'Museum', hosts: ['m.example'] }),
    );
    expect((await office.remove({ ...made, version: 9 })).status).toBe(412);
    expect((await office.remove(made)).status).toBe(204);
  });

  it('are for the press office alone', async () => {
    const rows = await office.statusesOfOthers(await group(2), { name: 'x' });
    expect(rows.map(([email, statuses]) => [email, statuses.filter((status) => status !== 404)])).toEqual(
      REFUSED_TO_OTHERS,
    );
  });
});

describe('contrast', () => {
  it('is what WCAG says it is', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#1b3d9c', '#1b3d9c')).toBe(1);
  });

  it('is enough where the worst ground allows it', () => {
    expect(lowestContrast('light', '#1b3d9c')).toBeGreaterThan(CONTRAST_MIN);
    expect([
      isLegible('light', '#777777'),
      isLegible('dark', '#777777'),
      isLegible('dark', '#96b4ff'),
    ]).toEqual([false, false, true]);
  });
});
