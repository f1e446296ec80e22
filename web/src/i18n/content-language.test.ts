import { describe, expect, it } from 'vitest';
import { acceptLanguage, contentLanguage } from './content-language.ts';
import { directionOf } from './locale.ts';

describe('contentLanguage', () => {
  it('is the language of the interface where content is written in it', () => {
    expect(contentLanguage('it')).toBe('it');
    expect(contentLanguage('en')).toBe('en');
  });
  it('is English for the others', () => {
    expect(contentLanguage('he')).toBe('en');
    expect(contentLanguage('ar')).toBe('en');
  });
});

describe('acceptLanguage', () => {
  it('names the language that takes the place of one without content', () => {
    expect(acceptLanguage('it')).toBe('it');
    expect(acceptLanguage('ar')).toBe('ar, en;q=0.8');
  });
});

describe('directionOf', () => {
  it('knows which way a language is written', () => {
    expect(['en', 'it', 'he', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
  });
  it('also where the browser does not', () => {
    class Plain {
      readonly language: string;
      constructor(tag: string) {
        this.language = tag;
      }
    }
    const known = Intl.Locale;
    Object.assign(Intl, { Locale: Plain });
    try {
      expect(['en', 'it', 'he', 'ar'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
    } finally {
      Object.assign(Intl, { Locale: known });
    }
  });
});
