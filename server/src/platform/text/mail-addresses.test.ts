import { domainToASCII } from 'node:url';
import {
  splitAddresses,
  toComparedAddress,
  toMailAddress,
  toMailtoUrl,
  toReadableAddress,
} from '@press-room/contract/mail-addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('toMailAddress', () => {
  it.each([
    ['j.mueller@müller-fliesen.de', 'j.mueller@xn--mller-fliesen-wob.de'],
    [' J.Mueller@MÜLLER-Fliesen.DE ', 'j.mueller@xn--mller-fliesen-wob.de'],
    ['j.mueller@XN--MLLER-fliesen-wob.de', 'j.mueller@xn--mller-fliesen-wob.de'],
    ['mu\u0308@mu\u0308ller.de', null],
    ['m@mu\u0308ller.de', 'm@xn--mller-kva.de'],
    ['info@почта.рф', 'info@xn--80a1acny.xn--p1ai'],
    ['info@例え。jp', 'info@xn--r8jz45g.jp'],
    ["o'brien+press@sub.example.co.uk", "o'brien+press@sub.example.co.uk"],
    ['"O\'Brien"@example.com', "o'brien@example.com"],
    ['"John Doe"@Example.com', '"john doe"@example.com'],
    ['"a@b.example"@example.com', '"a@b.example"@example.com'],
    ['"doe, john"@example.com', '"doe, john"@example.com'],
    [String.raw`"\j\ohn"@example.com`, 'john@example.com'],
    [String.raw`"a \"b\" \\c"@example.com`, String.raw`"a \"b\" \\c"@example.com`],
    ['".a..b"@example.com', '".a..b"@example.com'],
    ['john doe@example.com', null],
    ['"a"b"@example.com', null],
    [String.raw`"a\"@example.com`, null],
    ['"a> <b"@example.com', null],
    ['" a"@example.com', null],
    ['"a  b"@example.com', null],
    ['"a\r\nBcc: x@example.com"@example.com', null],
    ['"a\\\nb"@example.com', null],
    ['"a\u0000"@example.com', null],
    ['"ä"@example.com', null],
    ['""@example.com', null],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    ['a@b@example.com', null],
    ['a@example', null],
    ['a@1.2.3.4', null],
    ['a@[1.2.3.4]', null],
    ['a@exa mple.com', null],
    ['a@example.com\r\nBcc: x@example.com', null],
    ['a\u0000@example.com', null],
    ['a@example.com/path', null],
    ['a@example.com:25', null],
    ['a@ex%61mple.com', null],
    ['a@-example.com', null],
    ['a@example..com', null],
    ['@example.com', null],
    ['a..b@example.com', null],
    [`a@${'ü'.repeat(80)}.de`, null],
    [`${'a'.repeat(250)}@example.com`, null],
    ['', null],
  ])('makes %j %j', (typed, address) => expect(toMailAddress(typed)).toBe(address));

  it('leaves what it has made', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const once = toMailAddress(typed);
        expect(once === null || toMailAddress(once) === once).toBe(true);
      }),
    );
  });
});

it.each([
  ['john doe@example.com', '"john doe"@example.com'],
  ['say "hi"@example.com', String.raw`"say \"hi\""@example.com`],
  ['a@b@example.com', '"a@b"@example.com'],
])('%j is compared as %j, whose quotes a mail program left out', (told, address) => {
  expect(toComparedAddress(told)).toBe(address);
});

it('a link to an address says nothing else', () => {
  const { searchParams, pathname } = new URL(toMailtoUrl('"a?bcc=x@evil.example&b"@example.com'));
  expect([[...searchParams], decodeURIComponent(pathname)]).toEqual([
    [],
    '"a?bcc=x@evil.example&b"@example.com',
  ]);
});

it('splits addresses where no quotes hold them together', () => {
  expect(splitAddresses('Ada <"rossi, ada"@a.example>; b@b.example/c@c.example,"d')).toEqual([
    'Ada',
    '<"rossi, ada"@a.example>',
    'b@b.example',
    'c@c.example',
    '"d',
  ]);
});

it('what is no address is compared as it is typed, in lower case', () => {
  expect(toComparedAddress(' Nobody ')).toBe('nobody');
});

describe('toReadableAddress', () => {
  it.each([
    ['j.mueller@xn--mller-fliesen-wob.de', 'j.mueller@müller-fliesen.de'],
    ['info@xn--80a1acny.xn--p1ai', 'info@почта.рф'],
    ['xn--r8jz45g.jp', '例え.jp'],
    ['a@example.com', 'a@example.com'],
    ['a@xn--.com', 'a@xn--.com'],
    ['a@xn--99999999999.com', 'a@xn--99999999999.com'],
    // A Cyrillic а among Latin letters.
    [`a@${domainToASCII('pаypal.com')}`, `a@${domainToASCII('pаypal.com')}`],
  ])('makes %j %j', (address, readable) => expect(toReadableAddress(address)).toBe(readable));

  it('reads back every domain that can be written', () => {
    const letters = fc.constantFrom(...Array.from('äöüßéèàçñøåæœłščžabcdefghi'.normalize('NFC')));
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 40 }), (name) => {
        const ascii = domainToASCII(`${name}.it`);
        fc.pre(ascii !== '');
        expect(toReadableAddress(ascii)).toBe(`${name}.it`);
      }),
    );
  });
});
