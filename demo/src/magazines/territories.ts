import type { Bilingual } from '../types.ts';

export interface Territory {
  code: string;
  name: Bilingual;
  /** A line in the language of the place, and its language. */
  welcome: { language: string; text: string };
  editorial: Bilingual;
  /** Imports of Italian tiles from 2017 to 2025, in millions of square metres. */
  imports: readonly number[];
}

export const territories: readonly Territory[] = [
  {
    code: 'DE',
    name: { it: 'Germania', en: 'Germany' },
    welcome: { language: 'de', text: 'Ausgabe für Deutschland: Keramik für Architektur, Bad und Tisch' },
    editorial: {
      it: 'In Germania si costruisce meno e si ristruttura di più: il bagno è la stanza che cambia per prima, e lo fa con formati grandi, toni caldi e collanti che si possono togliere.',
      en: 'Germany is building less and renovating more: the bathroom is the first room to change, and it does so with large formats, warm tones and adhesives that can be removed again.',
    },
    imports: [48.1, 46.5, 45.9, 49.8, 52.4, 47.1, 40.8, 40.2, 41.9],
  },
  {
    code: 'FR',
    name: { it: 'Francia', en: 'France' },
    welcome: { language: 'fr', text: 'Édition pour la France : la céramique entre architecture et décor' },
    editorial: {
      it: 'In Francia il piccolo formato torna nelle cucine e il grande esce in terrazza. I rivenditori chiedono meno modelli e più storie: da dove viene la terra, chi ha disegnato il decoro.',
      en: 'In France small formats are returning to kitchens while large ones move out on to the terrace. Dealers ask for fewer models and more stories: where the clay comes from, who drew the pattern.',
    },
    imports: [43.9, 43.0, 42.2, 40.1, 44.7, 44.9, 41.3, 40.6, 41.2],
  },
  {
    code: 'NL',
    name: { it: 'Paesi Bassi', en: 'Netherlands' },
    welcome: { language: 'nl', text: 'Editie voor Nederland: baksteen, tegel en water' },
    editorial: {
      it: 'I Paesi Bassi hanno il mattone nelle ossa e guardano alle facciate ventilate con curiosità. Il dossier dei Comuni è il passaporto dei materiali: che cosa resta quando la casa si smonta.',
      en: 'The Netherlands have brick in their bones and look at ventilated façades with curiosity. What town councils ask for is the passport of materials: what remains when the house is taken apart.',
    },
    imports: [8.2, 8.4, 8.5, 8.8, 9.1, 9.4, 8.6, 8.5, 8.9],
  },
  {
    code: 'US',
    name: { it: 'Stati Uniti', en: 'United States' },
    welcome: { language: 'en', text: 'Edition for the United States: slabs, schools and long distances' },
    editorial: {
      it: 'Negli Stati Uniti la lastra si compra prima di vederla, su un campione grande come un libro. Dazi e noli pesano, ma chi progetta scuole e ospedali continua a specificare gres.',
      en: 'In the United States a slab is bought before it is seen, from a sample the size of a book. Tariffs and freight weigh on prices, yet those who design schools and hospitals go on specifying stoneware.',
    },
    imports: [36.9, 35.2, 34.0, 30.7, 33.8, 35.6, 31.9, 33.0, 34.4],
  },
];
