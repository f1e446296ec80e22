import { describe, expect, it } from 'vitest';
import { toFileName, toVcard } from './vcard.ts';

const person = {
  name: 'Zoë D’Aosta; PhD',
  role: 'Head, press',
  languages: ['it', 'de'] as ('it' | 'de')[],
  phone: '+39 0536 555-01',
  mobile: '',
  email: 'zoe@example.com',
};
const office = { group: { id: 1, name: 'Site Alpha' }, address: ['Via "Roma" 1', 'Sassuolo'] };

describe('toVcard', () => {
  it('writes version 4.0 with escaped texts, dialled numbers and languages in order', () => {
    expect(toVcard(person, office).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:individual',
      String.raw`FN:Zoë D’Aosta\; PhD`,
      'ORG:Site Alpha',
      String.raw`TITLE:Head\, press`,
      'TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+39053655501',
      'EMAIL;TYPE=work:zoe@example.com',
      'LANG;TYPE=work;PREF=1:it',
      'LANG;TYPE=work;PREF=2:de',
      `ADR;TYPE=work;LABEL="Via ^'Roma^' 1^nSassuolo":;;;;;;`,
      'END:VCARD',
      '',
    ]);
  });

  it('keeps a line break in a name from starting a property', () => {
    const lines = toVcard({ ...person, name: 'A\r\nNOTE:evil' }, office).split('\r\n');
    expect(lines).toContain(String.raw`FN:A\nNOTE:evil`);
  });

  it('folds lines at 75 octets, between characters', () => {
    const name = 'à'.repeat(100);
    const card = toVcard({ ...person, name }, office);
    for (const line of card.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
  });
});

describe('toFileName', () => {
  it.each([
    ['Zoë D’Aosta', 'zoe-d-aosta.vcf'],
    ['李', 'contact.vcf'],
  ])('names the card of %s %s', (name, file) => expect(toFileName({ name })).toBe(file));
});
