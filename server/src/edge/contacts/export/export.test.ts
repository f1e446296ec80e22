import { CONTACT_EXPORT_PATH, CONTACT_PATH, OUTLET_PATH } from '@press-room/contract/contacts';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import { readZip } from '../../../../test/zip.ts';

describe('contacts as a file', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CONTACT_PATH);
    const { server, officer } = office;
    const outlet = (await server.call(OUTLET_PATH, post({ name: 'Gazzetta; Nord' }, officer))).json as {
      id: number;
    };
    await office.create({
      addresses: ['maria@example.com', '"bianchi, maria"@example.com'],
      first_name: 'Maria',
      last_name: 'Bianchi, detta “Però”',
      outlets: [outlet.id],
      phone: '+39 059',
      country: 'IT',
      notes: `Riga uno\nRiga due ${'è lunga '.repeat(12)}`,
      tags: ['Design'],
      basis: 'legitimate_interest',
      source: '=1+1',
    });
    await office.create({ addresses: ['john@example.com'], basis: 'asked', language: 'en' });
    return () => office.server.close();
  });
  const save = async (query: string, headers = office.officer) => {
    const answered = await fetch(`${office.server.origin}${CONTACT_EXPORT_PATH}?${query}`, { headers });
    return { answered, bytes: Buffer.from(await answered.arrayBuffer()) };
  };

  it('are what the address of the list asks for, as CSV, XLSX or vCard', async () => {
    const csv = (await save('language=it')).bytes.toString();
    expect(csv).toContain('email,salutation,first_name');
    expect(csv).toContain('maria@example.com');
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain('john@example.com');
    const book = await readZip((await save('type=xlsx')).bytes);
    const all = Object.values(book).map(String).join('');
    for (const text of ['maria@example.com', 'john@example.com']) expect(all).toContain(text);
    const { answered, bytes } = await save('type=vcf');
    expect(answered.headers.get('content-disposition')).toContain('contacts.vcf');
    for (const line of bytes.toString().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
    const cards: unknown = ICAL.parse(bytes.toString());
    const [maria, john] = (cards as [[], []][]).map((card) => new ICAL.Component(card));
    expect(maria?.getFirstPropertyValue('fn')).toBe('Maria Bianchi, detta “Però”');
    expect(maria?.getAllProperties('email').map((each) => each.getFirstValue())).toEqual([
      'maria@example.com',
      '"bianchi, maria"@example.com',
    ]);
    expect(maria?.getFirstPropertyValue('note')).toContain('Riga uno\nRiga due');
    expect(john?.getFirstPropertyValue('fn')).toBe('john@example.com');
    expect((await save('type=pdf')).answered.status).toBe(400);
  });

  it('are for whoever has the right, and audited', async () => {
    await save('type=vcf');
    const { db } = office.server.database;
    const entries = await db
      .selectFrom('audit_entry')
      .select('fields')
      .where('action', '=', 'export')
      .execute();
    expect(entries).toEqual([{ fields: '["contact","vcf"]' }]);
    expect((await save('', {})).answered.status).toBe(401);
    const reader = await office.server.signedIn('reader@example.com');
    expect((await save('', reader)).answered.status).toBe(403);
  });
});
