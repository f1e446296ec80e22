import type { Language } from '@press-room/contract/languages';

// Folded. Includes elided articles and prepositions, because an apostrophe separates words: `dell'arte` is `dell` and
// `arte`.
const ITALIAN = `
a ad agli ai al all alla alle allo anche c che chi ci come con contro cosi cui d da dagli dai dal dall dalla dalle dallo degli
dei del dell della delle dello di dopo dove e ed era erano essere fra gli ha hanno ho i il in io l la le lei li lo loro lui ma
mi ne negli nei nel nell nella nelle nello noi non nostra nostre nostri nostro o od per perche piu presso quale quali quando
quanto quella quelle quelli quello quell quest questa queste questi questo qui s se si sia siamo sono sta stata state stati
stato su sua sue sugli sui sul sull sulla sulle sullo suo suoi t ti tra tu un una uno v verso vi voi`;

const ENGLISH = `
a about after all also am an and any are aren as at be because been before being between both but by can could d did do
does doesn doing don during each for from further had has have having he her here hers him his how i if in into is isn it
its just ll m me more most my no nor not of off on once only or other our ours out over own re s same she should so some
such t than that the their theirs them then there these they this those through to too under until up ve very was wasn we
were what when where which while who whom why will with would you your yours`;

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  it: new Set(ITALIAN.trim().split(/\s+/)),
  en: new Set(ENGLISH.trim().split(/\s+/)),
};

export function listStopWords(language: Language): string[] {
  return [...STOP_WORDS[language]];
}

export function isStopWord(word: string, language: Language): boolean {
  return STOP_WORDS[language].has(word);
}

const SINGLE_LETTER = /^\D$/u;

/** Whether a query can omit the word. The search box accepts both languages, so one of them is sufficient. */
export function isDispensable(word: string): boolean {
  return SINGLE_LETTER.test(word) || isStopWord(word, 'it') || isStopWord(word, 'en');
}
