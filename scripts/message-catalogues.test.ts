import { describe, expect, it } from 'vitest';
import { checkFurther, findTypewritten, parseCatalogue } from './message-catalogues.ts';

const counting = (match: Record<string, string>) => [
  { declarations: ['input count', 'local countPlural = count: plural'], match },
];
const base = parseCatalogue(
  JSON.stringify({
    'shell.title': 'Press room of {name}',
    'shell.files': counting({ 'countPlural=one': 'One file', 'countPlural=*': '{count} files' }),
    'users.title': 'Accounts',
  }),
);
const check = (catalogue: unknown) =>
  checkFurther({
    place: 'web/messages',
    language: 'ar',
    base,
    catalogue: parseCatalogue(JSON.stringify(catalogue)),
    optional: ['users.'],
  });
const FORMS = ['zero', 'one', 'two', 'few', 'many', '*'];
const whole = {
  'shell.title': 'غرفة {name}',
  'shell.files': counting(Object.fromEntries(FORMS.map((form) => [`countPlural=${form}`, '{count}']))),
};

describe('checkFurther', () => {
  it('lists an optional message that is missing, without a fault', () => {
    expect(check(whole)).toEqual({ faults: [], missing: ['users.title'] });
  });
  it('fails for any other missing message', () => {
    const { 'shell.title': _title, ...rest } = whole;
    expect(check(rest).faults).toEqual(['web/messages: "shell.title" is missing in ar']);
  });
  it('fails for a message that no longer exists', () => {
    expect(check({ ...whole, 'shell.old': 'x' }).faults).toEqual([
      'web/messages: "shell.old" of ar no longer exists: delete it',
    ]);
  });
  it('fails for other placeholders', () => {
    expect(check({ ...whole, 'shell.title': 'غرفة' }).faults).toEqual([
      'web/messages: "shell.title" takes {name} at its origin but {} in ar',
    ]);
  });
  it('fails for a plural form of the language that is missing', () => {
    const files = counting({ 'countPlural=one': 'ملف', 'countPlural=*': '{count} ملف' });
    expect(check({ ...whole, 'shell.files': files }).faults).toEqual(
      ['zero', 'two', 'few', 'many'].map(
        (form) => `web/messages: "shell.files" of ar lacks the plural form "${form}"`,
      ),
    );
  });
});

describe('findTypewritten', () => {
  it('finds straight apostrophes and three points, in plural forms too', () => {
    const catalogue = parseCatalogue(
      JSON.stringify({
        'shell.right': 'L’app…',
        'shell.apostrophe': "L'app",
        'shell.points': counting({ 'countPlural=one': 'Uno...', 'countPlural=*': '{count}' }),
      }),
    );
    expect(findTypewritten('web/messages', 'it', catalogue)).toEqual([
      `web/messages: "shell.apostrophe" has ' or ... in it: write ’ or …`,
      `web/messages: "shell.points" has ' or ... in it: write ’ or …`,
    ]);
  });
});
