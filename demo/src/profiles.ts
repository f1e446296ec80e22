import { buildFactSheet } from './pdf/fact-sheet.ts';
import { buildTextDocument } from './text-document.ts';
import type { Bilingual, DemoDocument } from './types.ts';

type Profile = {
  key: string;
  name: string;
  date: string;
  title: Bilingual;
  subtitle: Bilingual;
  facts: readonly { what: Bilingual; value: Bilingual }[];
  paragraphs: { it: readonly string[]; en: readonly string[] };
};

const same = (value: string): Bilingual => ({ it: value, en: value });

const ASSOCIATION_TEXT = {
  it: [
    'Assofornace riunisce le imprese italiane che lavorano con il fuoco e con la terra: piastrelle e lastre, ceramica sanitaria, stoviglie, laterizi e refrattari. La sede è a Sassuolo; uffici tecnici sono aperti a Faenza e a Imola.',
    'L’associazione rappresenta il settore in Italia e in Europa, raccoglie ogni anno le statistiche dei cinque comparti, gestisce il mulino consortile per il recupero degli scarti cotti e forma i posatori con una qualifica volontaria riconosciuta dalle compagnie di assicurazione.',
    'L’ufficio stampa risponde nei giorni feriali dalle 9 alle 18. Immagini, testi e dati di questa cartella si possono riprodurre per uso giornalistico citando la fonte.',
  ],
  en: [
    'Assofornace brings together the Italian companies that work with fire and clay: tiles and slabs, sanitaryware, tableware, bricks and refractories. Its headquarters are in Sassuolo, with technical offices in Faenza and Imola.',
    'The association represents the industry in Italy and in Europe, collects the statistics of its five branches every year, runs the shared mill that recovers fired scrap and trains tilers towards a voluntary qualification that insurers recognise.',
    'The press office answers on working days from 9 am to 6 pm. Pictures, texts and figures in this kit may be reproduced for editorial use if the source is quoted.',
  ],
};

const FAIR_TEXT = {
  it: [
    'Ceraforma è il salone internazionale della ceramica per l’architettura, del bagno e della tavola. Si tiene a Bologna ogni anno, l’ultima settimana di settembre, dal martedì al venerdì.',
    'Accanto agli stand il programma comprende la gara di posa, le lezioni di architettura nel padiglione 5, il premio di progetto per studenti e le visite serali ai laboratori del centro storico.',
    'L’accredito stampa è gratuito e vale per tutti i giorni. La sala stampa, nel vecchio mercato coperto, offre postazioni, rete e un deposito bagagli dalle 8.30 alle 19.',
  ],
  en: [
    'Ceraforma is the international exhibition of architectural ceramics, the bathroom and the table. It takes place in Bologna every year in the last week of September, from Tuesday to Friday.',
    'Beside the stands its programme includes the tiling contest, lectures on architecture in hall 5, the design prize for students and evening visits to workshops in the old town.',
    'Press accreditation is free and valid on every day. The press room, in the old covered market, offers desks, a network and a left-luggage office from 8.30 am to 7 pm.',
  ],
};

const PROFILES: readonly Profile[] = [
  {
    key: 'association-2026',
    name: 'assofornace',
    date: '2026-03-10',
    title: { it: 'Assofornace in cifre, 2026', en: 'Assofornace in figures, 2026' },
    subtitle: { it: 'Scheda per la stampa, dati 2025', en: 'Fact sheet for the press, figures for 2025' },
    facts: [
      { what: { it: 'Imprese associate', en: 'Member companies' }, value: same('245') },
      { what: { it: 'Addetti', en: 'People employed' }, value: { it: '26.300', en: '26,300' } },
      { what: { it: 'Fatturato', en: 'Turnover' }, value: { it: '7,78 miliardi €', en: '€7.78 billion' } },
      {
        what: { it: 'Produzione di piastrelle', en: 'Output of tiles' },
        value: { it: '381 mln m²', en: '381 million m²' },
      },
      {
        what: { it: 'Export di piastrelle', en: 'Exports of tiles' },
        value: { it: '5,1 miliardi €', en: '€5.1 billion' },
      },
      { what: { it: 'Investimenti', en: 'Investment' }, value: { it: '455 milioni €', en: '€455 million' } },
    ],
    paragraphs: ASSOCIATION_TEXT,
  },
  {
    key: 'association-2025',
    name: 'assofornace',
    date: '2025-03-18',
    title: { it: 'Assofornace in cifre, 2025', en: 'Assofornace in figures, 2025' },
    subtitle: { it: 'Scheda per la stampa, dati 2024', en: 'Fact sheet for the press, figures for 2024' },
    facts: [
      {
        what: { it: 'Produzione di piastrelle', en: 'Output of tiles' },
        value: { it: '373 mln m²', en: '373 million m²' },
      },
      {
        what: { it: 'Fatturato delle piastrelle', en: 'Turnover of tiles' },
        value: { it: '6,0 miliardi €', en: '€6.0 billion' },
      },
      {
        what: { it: 'Export di piastrelle', en: 'Exports of tiles' },
        value: { it: '4,9 miliardi €', en: '€4.9 billion' },
      },
    ],
    paragraphs: ASSOCIATION_TEXT,
  },
  {
    key: 'fair-2026',
    name: 'ceraforma',
    date: '2026-09-22',
    title: { it: 'Ceraforma 2026: la scheda', en: 'Ceraforma 2026: fact sheet' },
    subtitle: { it: 'Bologna, 22–25 settembre 2026', en: 'Bologna, 22–25 September 2026' },
    facts: [
      { what: { it: 'Edizione', en: 'Edition' }, value: same('36') },
      { what: { it: 'Espositori', en: 'Exhibitors' }, value: same('541') },
      { what: { it: 'Paesi', en: 'Countries' }, value: same('36') },
      { what: { it: 'Padiglioni', en: 'Halls' }, value: same('12') },
      { what: { it: 'Visitatori', en: 'Visitors' }, value: { it: '81.730', en: '81,730' } },
      { what: { it: 'Visitatori dall’estero', en: 'Visitors from abroad' }, value: same('49%') },
    ],
    paragraphs: FAIR_TEXT,
  },
  {
    key: 'fair-2025',
    name: 'ceraforma',
    date: '2025-09-23',
    title: { it: 'Ceraforma 2025: la scheda', en: 'Ceraforma 2025: fact sheet' },
    subtitle: { it: 'Bologna, 23–26 settembre 2025', en: 'Bologna, 23–26 September 2025' },
    facts: [
      { what: { it: 'Edizione', en: 'Edition' }, value: same('35') },
      { what: { it: 'Espositori', en: 'Exhibitors' }, value: same('527') },
      { what: { it: 'Visitatori', en: 'Visitors' }, value: { it: '79.450', en: '79,450' } },
      { what: { it: 'Visitatori dall’estero', en: 'Visitors from abroad' }, value: same('47%') },
    ],
    paragraphs: FAIR_TEXT,
  },
];

const LANGUAGES = ['it', 'en'] as const;

const toSheet = (profile: Profile, language: keyof Bilingual): DemoDocument => ({
  key: `profile-${profile.key}-${language}`,
  name: `${profile.name}-fact-sheet-${profile.date.slice(0, 4)}-${language}.pdf`,
  make: () =>
    buildFactSheet({
      language,
      date: profile.date,
      title: profile.title[language],
      subtitle: profile.subtitle[language],
      rows: profile.facts.map(({ what, value }) => [what[language], value[language]]),
      paragraphs: profile.paragraphs[language],
    }),
});

const toText = (profile: Profile, language: keyof Bilingual): DemoDocument => ({
  key: `text-${profile.key}-${language}`,
  name: `${profile.name}-text-${profile.date.slice(0, 4)}-${language}.docx`,
  make: () => buildTextDocument(profile.title[language], profile.paragraphs[language]),
});

/** Fact sheets and texts that the press kits hold, each in one language. */
export const profileDocuments: readonly DemoDocument[] = PROFILES.flatMap((profile) =>
  LANGUAGES.flatMap((language) => [toSheet(profile, language), toText(profile, language)]),
);
