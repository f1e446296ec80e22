import { GROUP_NAMES, isAdmitted } from '@press-room/contract/account-groups';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { demoDocuments } from './documents.ts';
import { toFigures } from './figures.ts';
import { demoGalleries } from './galleries.ts';
import { demoContacts, demoGroups } from './groups.ts';
import { demoLists, demoOutlets, demoPeople, mailings } from './reach.ts';
import { demoReleases } from './releases.ts';
import { demoSectors } from './sectors.ts';
import { captions } from './words.ts';

const TODAY = '2026-11-20';
const LANGUAGES = ['it', 'en'] as const;
const ALLOWED_TAGS = [
  'p',
  'h2',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
];
/** Real organisations, fairs and manufacturers, which the invented news must not mention. */
const REAL_NAMES =
  /confindustria|cersaie|edi\.?\s?cer|coverings|marazzi|florim|iris ceramica|atlas concorde|ceramics of italy|bolognafiere|system ceramics|sacmi|andil|assopiastrelle|cevisama|tecna|acimac|inail|richard.ginori|villeroy|mapei|kerakoll/i;

const texts = demoReleases.flatMap((release) =>
  LANGUAGES.map((language) => ({
    language,
    name: `${release.date} ${language}`,
    text: release.text[language],
  })),
);
const published = texts.filter(({ text }) => text.status !== 'draft');

function unbalancedTag(html: string): string | null {
  const open: string[] = [];
  for (const [whole, closing, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]*)[^>]*>/gi)) {
    if (whole !== `<${closing}${tag}>` || !ALLOWED_TAGS.includes(tag)) return whole;
    if (!closing) open.push(tag);
    else if (open.pop() !== tag) return whole;
  }
  return open.pop() ?? null;
}

it('sorts releases by the sectors of its list', () => {
  const names = demoSectors.map(({ name }) => name.en.toLowerCase());
  const used = new Set(demoReleases.flatMap(({ sectors }) => sectors));
  expect([...used].toSorted()).toEqual(names.toSorted());
});

describe('demo press groups', () => {
  it('have one look each and names that do not contain one another', () => {
    expect(demoGroups.map((group) => group.theme)).toEqual(['cobalt', 'terracotta']);
    const [first, second] = demoGroups.map((group) => group.name);
    expect(first).not.toContain(second);
    expect(second).not.toContain(first);
    for (const group of demoGroups) {
      for (const language of LANGUAGES) {
        expect(group.tagline[language]).not.toBe('');
        expect(unbalancedTag(group.boilerplate[language])).toBeNull();
      }
    }
  });
});

describe('demo releases', () => {
  it('are at least 60, over six years, for both groups', () => {
    expect(demoReleases.length).toBeGreaterThanOrEqual(64);
    const years = new Set(demoReleases.map((release) => release.date.slice(0, 4)));
    expect([...years].toSorted()).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
    for (const group of ['association', 'fair']) {
      expect(demoReleases.filter((release) => release.press_group === group).length).toBeGreaterThanOrEqual(
        26,
      );
    }
  });

  it('carry real dates, in order; only the relative ones lie ahead', () => {
    for (const release of demoReleases) {
      expect(new Date(`${release.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(release.date);
      const isRelative = release.embargo_days !== undefined || release.publish_days !== undefined;
      expect(release.date > TODAY, release.date).toBe(isRelative);
    }
    const dates = demoReleases.map((release) => release.date);
    expect(dates).toEqual(dates.toSorted());
  });

  it('show every state of a release', () => {
    const count = (status: string): number =>
      demoReleases.filter((release) => release.status === status).length;
    expect(['scheduled', 'draft', 'in_review', 'archived'].map(count)).toEqual([1, 1, 1, 1]);
    expect(demoReleases.filter((release) => release.access === 'press').length).toBe(8);
    expect(demoReleases.filter((release) => release.embargo_days !== undefined).length).toBe(1);
    expect(demoReleases.filter((release) => release.attachments?.length).length).toBe(5);
    expect(demoReleases.filter((release) => (release.pictures?.length ?? 0) >= 2).length).toBe(15);
  });

  it('speak both languages, except three on purpose', () => {
    const drafts = texts.filter(({ text }) => text.status === 'draft').map(({ language }) => language);
    expect(drafts.toSorted()).toEqual(['en', 'en', 'it']);
    for (const { name, text } of published) {
      expect(text.title.length, name).toBeGreaterThan(20);
      expect(text.subtitle.length, name).toBeGreaterThan(20);
      expect(text.abstract.length, name).toBeGreaterThan(100);
      expect(text.body.length, name).toBeGreaterThan(600);
    }
  });

  it('have titles of their own', () => {
    for (const language of LANGUAGES) {
      const titles = demoReleases.map((release) => release.text[language].title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('repeat no paragraph', () => {
    const paragraphs = texts.flatMap(({ text }) => [
      text.abstract,
      ...[...text.body.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , inner = '']) => inner),
    ]);
    const repeated = paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index);
    expect(repeated).toEqual([]);
  });

  it('use balanced tags of the allowed kind and no bare ampersands', () => {
    for (const { name, text } of texts) {
      expect(unbalancedTag(text.body), name).toBeNull();
      expect(text.body.replace(/<[^>]*>/g, ''), name).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|nbsp;)/);
      expect(`${text.title}${text.subtitle}${text.abstract}`, name).not.toMatch(/[<>&]/);
    }
  });

  it('are set with care: no typewriter quotes, double spaces or apostrophes for accents', () => {
    for (const { language, name, text } of texts) {
      const whole = `${text.title} ${text.subtitle} ${text.abstract} ${text.body}`;
      expect(whole, name).not.toMatch(/['"`]| {2}|\.\.\.| [,;:.]/);
      if (language !== 'it') continue;
      expect(whole, name).not.toMatch(
        /\b(e|perche|cosi|piu|gia|citta|qualita|puo|cioe|attivita|universita|e)['’](?=[\s,.;:])/i,
      );
      expect(whole, name).not.toMatch(
        /\b(perche|perchè|piu|citta|societa|qualita|cioe|finchè|sè|pò|quì|quà)(?=[\s,.;:<])/i,
      );
      expect(whole, name).not.toMatch(/\b(una|della|dello|nella|alla|sulla) [aeiouàèéìòù]\w{2,}(?=\s)/i);
    }
  });

  it('put no words into real mouths', () => {
    for (const { name, text } of texts) expect(JSON.stringify(text), name).not.toMatch(REAL_NAMES);
    for (const key of demoGalleries.flatMap((gallery) => gallery.pictures))
      expect(JSON.stringify(captions(key))).not.toMatch(REAL_NAMES);
    expect(JSON.stringify([demoGroups, demoContacts, demoAccounts])).not.toMatch(REAL_NAMES);
  });

  it('speak for companies too, one of them about the event and with what it chose below its text', () => {
    const ofCompanies = demoReleases.filter(({ company }) => company !== undefined);
    expect(ofCompanies.map(({ company }) => company)).toEqual([
      'Porcellane Santerno S.p.A.',
      'Lastre del Panaro S.p.A.',
      'Argilla Nova S.p.A.',
    ]);
    expect(ofCompanies.filter(({ event, boilerplates }) => event && boilerplates)).toHaveLength(1);
    const { figures, takings, missed_searches } = toFigures(new Date(`${TODAY}T09:00:00Z`), (key) => key);
    expect(figures.length).toBeLessThan(900);
    for (const { day } of [...figures, ...missed_searches]) expect(day < TODAY, day).toBe(true);
    for (const { taken_at } of takings) expect(taken_at < TODAY).toBe(true);
  });

  it('name pictures, offices and documents that exist', () => {
    const pictures = demoGalleries.flatMap((gallery) => gallery.pictures);
    const documents = demoDocuments.map((document) => document.key);
    for (const release of demoReleases) {
      expect(pictures).toContain(release.picture);
      for (const picture of release.pictures ?? []) {
        expect(pictures).toContain(picture);
        expect(picture).not.toBe(release.picture);
      }
      expect(Object.keys(demoContacts)).toContain(release.contact);
      for (const attachment of release.attachments ?? []) expect(documents).toContain(attachment);
    }
  });

  it('never share a picture with the five before, in either group or in both', () => {
    const groups = [
      () => true,
      ...demoGroups.map(
        ({ key }) =>
          (group: string) =>
            group === key,
      ),
    ];
    for (const isShown of groups) {
      const pictures = demoReleases
        .filter((release) => isShown(release.press_group))
        .map(({ picture }) => picture);
      pictures.forEach((picture, index) => {
        expect(pictures.slice(Math.max(0, index - 5), index), picture).not.toContain(picture);
      });
    }
  });
});

describe('demo accounts', () => {
  it('cover all six groups and one whom nobody admits', () => {
    const groups = new Set(demoAccounts.flatMap((account) => account.groups));
    expect([...groups].toSorted()).toEqual([...GROUP_NAMES].toSorted());
    const refused = demoAccounts.filter((account) => !isAdmitted(account.groups.map((name) => ({ name }))));
    expect(refused.map((account) => account.email)).toEqual(['esterno@example.com']);
    for (const account of demoAccounts) expect(account.email).toMatch(/@example\.com$/);
  });
});

describe('demo contacts', () => {
  it('are invented people at domains that are reserved for examples', () => {
    expect(demoPeople.length).toBeGreaterThanOrEqual(40);
    expect(demoOutlets.length).toBeGreaterThanOrEqual(15);
    for (const { addresses } of demoPeople)
      for (const address of addresses) expect(address).toMatch(/@[^@]+\.example$/);
    for (const { website } of demoOutlets) expect(new URL(website).hostname).toMatch(/\.example$/);
    expect(JSON.stringify([demoPeople, demoOutlets])).not.toMatch(REAL_NAMES);
  });

  it('work for outlets of the demo, and are on its lists', () => {
    const names = new Set(demoOutlets.map(({ name }) => name));
    const known = new Set(demoPeople.flatMap(({ addresses }) => addresses));
    expect(demoPeople.flatMap(({ outlets }) => outlets).filter((name) => !names.has(name))).toEqual([]);
    expect(demoLists.flatMap(({ contacts = [] }) => contacts).filter((each) => !known.has(each))).toEqual([]);
    expect(mailings.map(({ sent_at }) => sent_at === null)).toEqual([false, true]);
  });
});
