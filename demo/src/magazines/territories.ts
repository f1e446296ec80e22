import type { Bilingual } from '../types.ts';
import { territoryWords } from './texts.ts';

export interface Territory {
  code: string;
  name: Bilingual;
  editorial: Bilingual;
  /** A line in the language of the place, and its language. */
  welcome: { language: string; text: string };
  /** Imports of Italian tiles from 2017 to 2025, in millions of square metres. */
  imports: readonly number[];
}

const FACTS: readonly Pick<Territory, 'code' | 'welcome' | 'imports'>[] = [
  {
    code: 'DE',
    welcome: { language: 'de', text: 'Ausgabe für Deutschland: Keramik für Architektur, Bad und Tisch' },
    imports: [48.1, 46.5, 45.9, 49.8, 52.4, 47.1, 40.8, 40.2, 41.9],
  },
  {
    code: 'FR',
    welcome: { language: 'fr', text: 'Édition pour la France : la céramique entre architecture et décor' },
    imports: [43.9, 43.0, 42.2, 40.1, 44.7, 44.9, 41.3, 40.6, 41.2],
  },
  {
    code: 'NL',
    welcome: { language: 'nl', text: 'Editie voor Nederland: baksteen, tegel en water' },
    imports: [8.2, 8.4, 8.5, 8.8, 9.1, 9.4, 8.6, 8.5, 8.9],
  },
  {
    code: 'US',
    welcome: { language: 'en', text: 'Edition for the United States: slabs, schools and long distances' },
    imports: [36.9, 35.2, 34.0, 30.7, 33.8, 35.6, 31.9, 33.0, 34.4],
  },
];

export const territories: readonly Territory[] = FACTS.map((facts) => ({
  ...facts,
  ...territoryWords(facts.code),
}));
