import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnWords, wordsIn } from './own-words.ts';

const WIDELY_USED =
  `Aa@123456 1qaz@WSX Q1w2e3r4! P@ssw0rd1 Password1! Welcome1! Qwerty123! Admin@123 Abcd@1234 Passw0rd!
  Summer2026! Winter2023! Pa$$w0rd India@123 Test@123 Abc@1234 Abc123!@# Zaq1@wsx Zaq!2wsx Qwer1234! Asdf1234! Juventus1!
  Ciao1234! Italia2024! Iloveyou1! Monkey123! Dragon123! Letmein1! Ch@ngeme1 Temp1234! Login123! Root@123 User@123
  Guest@123 Hello123! Estate2026! Primavera2026! Forzamilan1! A1b2c3d4! 1Q2w3e4r! !QAZ2wsx Zxcvbnm1! Pass@word1 P@$$w0rd
  Qwe123!@# Aa123456! Abcdef1! A123456! Azerty1! Gennaio2026! Password!23 Trustno1! Pippo123! Giuseppe1! Benvenuto1!
  !!2026Password PASSWORD_1 _1Qwerty Aaaa_1111 A_98765432 PasswordPassword1! 3edc$RFV`.split(/\s+/);

const GOOD =
  `Corretto7!cavallo Str0ng_pass! Fresh_pass9! Sassuolo-mare-vento7! Gatto_verde_99_luna Piove4!sempre k7#Vx9Qp
  m$T4kz!9 Tre_gatti_5ul_tetto! Blue!horse42battery Luna.sale.sul.forno7!A Caff3_latte_zucchero! Casa#Verde88
  Mario_mangia_7_mele! Ceramica_e_cioccolato_4_volte Caff\u00e8_2026`.split(/\s+/);

const WORDS = wordsIn([
  'mario.bianchi@fliesen-mueller.example.it',
  'Mario',
  'Bianchi-M\u00fcller',
  'Ceramiche del Po S.p.A.',
  'Via Roma 4, Castelvetro',
  'Assofornace',
  'ina@xn--trffel-4ya.example.it',
]);

describe('isCommonPassword', () => {
  it.each(WIDELY_USED)('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(GOOD)('lets %s be', (password) => expect(isCommonPassword(password)).toBe(false));

  it('finds the first and the last of the list, and each between, and nothing beside it', () => {
    const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'latin1');
    const listed = text.split('\n').slice(1, -1);
    expect(listed.length).toBeGreaterThan(40_000);
    for (const core of [listed[0], listed.at(-1), ...listed.filter((_, index) => index % 997 === 0)])
      expect(isCommonPassword(core ?? '')).toBe(true);
    expect(isCommonPassword('Folded7!from')).toBe(false);
  });

  it('refuses at least 3,000 that meet our rules', () => {
    const text = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'latin1');
    const long = text.split('\n').filter((core) => /^[a-z]{6,}$/.test(core));
    const ornate = long.slice(0, 3100).map((core) => `${core.charAt(0).toUpperCase()}${core.slice(1)}1!`);
    expect(ornate.filter(isCommonPassword).length).toBeGreaterThan(3000);
  });

  it('lets random ones be, all but one in a thousand', () => {
    const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%_';
    const random = fc.sample(
      fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength: 10, maxLength: 20 }),
      { numRuns: 2000, seed: 7 },
    );
    expect(random.filter(isCommonPassword).length).toBeLessThan(3);
  });

  it('takes no time over the longest', () => {
    const before = performance.now();
    isCommonPassword(`K${'!1@a'.repeat(255)}`);
    isCommonPassword(`K${'1!'.repeat(511)}`);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('isOwnWords', () => {
  it.each([
    'Sassuolo1!',
    'Pressroom2026!',
    'Press_Room_2026!',
    'S4ssu0l0!1',
    '2026#Assofornace',
    'Mario.bianchi@fliesen-mueller.example.it1',
    'Mario_Bianchi1',
    'Bianchi1980!',
    'M\u00fcller_1990!',
    'Mueller_1990!',
    'CeramicheDelPo1!',
    'Castelvetro_4',
    'Ceramica_Sassuolo_7',
    'M4r10Bianchi!',
    'Ina@tr\u00fcffel.example.it1',
    'Trueffel_1990!',
  ])('refuses %s', (password) => expect(isOwnWords(password, WORDS)).toBe(true));

  it.each([...GOOD, 'Mario_mangia_7_mele!', 'Castelvetro_profuma_4_ciliegie', 'Kx7!Bianchi_Qv'])(
    'lets %s be',
    (password) => expect(isOwnWords(password, WORDS)).toBe(false),
  );

  it('takes no time over the longest', () => {
    const words = wordsIn(['a'.repeat(200), 'ab'.repeat(100)]);
    const before = performance.now();
    isOwnWords(`A1!${'ab'.repeat(500)}`, words);
    isOwnWords(`A1!${'ab'.repeat(120)}x`, words);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
