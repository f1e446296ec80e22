import type { Language } from '@press-room/contract/languages';
import { describe, expect, it } from 'vitest';
import { analyse, TEXT_WORDS_MAX } from './analyser.ts';

const tokensOf = (text: string, language: Language): string[] =>
  analyse(text, language).map(({ token }) => token);

describe('analyse', () => {
  it.each<[Language, string, string]>([
    ['it', 'citta', 'città'],
    ['it', "CITTA'", 'città'],
    ['it', 'piastrella', 'piastrelle'],
    ['it', 'espositore', 'espositori'],
    ['it', 'ceramica', 'ceramiche'],
    ['it', 'lastra', 'lastre'],
    ['it', 'fuga', 'fughe'],
    ['it', 'tecnologia', 'tecnologie'],
    ['it', 'esportazione', 'esportazioni'],
    ['it', 'porcellanato', 'porcellanati'],
    ['it', 'pavimento', 'pavimenti'],
    ['it', 'forno', 'forni'],
    ['en', 'tile', 'tiles'],
    ['en', 'company', 'companies'],
    ['en', 'exhibition', 'exhibitions'],
    ['en', 'glaze', 'glazed'],
    ['en', 'fair', 'Fairs'],
  ])('gives %s %j and %j the same token', (language, one, other) => {
    expect(tokensOf(one, language)[0]).toBe(tokensOf(other, language)[0]);
  });

  it.each<[Language, string, string]>([
    ['it', 'smalto', 'smaltimento'],
    ['it', 'forno', 'fornire'],
    ['it', 'mercato', 'merce'],
    ['it', 'sostenibile', 'sostenere'],
    ['it', 'porcellana', 'porcellanato'],
    ['en', 'firing', 'fire'],
    ['en', 'production', 'product'],
  ])('keeps %s %j and %j apart', (language, one, other) => {
    expect(tokensOf(one, language)[0]).not.toBe(tokensOf(other, language)[0]);
  });

  it('keeps the languages apart', () => {
    expect(tokensOf('note', 'it')[0]).not.toBe(tokensOf('not', 'en')[0]);
    expect(tokensOf('2026', 'it')).toEqual(['i2026']);
    expect(tokensOf('2026', 'en')).toEqual(['e2026']);
  });

  it('makes tokens that every engine takes for one word', () => {
    for (const token of tokensOf('Città 瓷砖 плитка CO₂ "NEAR" l’arte ٣ naïve constructor __proto__', 'en')) {
      expect(token).toMatch(/^e[a-z0-9]+$/);
    }
  });

  it('bounds the words of a text', () => {
    expect(analyse('ceramica '.repeat(20_000), 'it')).toHaveLength(TEXT_WORDS_MAX);
  });
});
