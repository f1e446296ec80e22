import type { Language } from '@press-room/contract/languages';

/** Occurs in a few releases only, whatever the size of the database. */
export const RARE_WORD = 'zaffirite';
/** Occurs in most releases. */
export const COMMON_WORD: Record<Language, string> = { en: 'ceramic', it: 'ceramica' };

const STEMS: Record<Language, string> = {
  en: `kiln tile glaze clay floor wall factory market export design colour surface format slab stone marble concrete
    wood texture pattern bathroom kitchen terrace facade architect dealer fair pavilion booth visitor journalist award
    jury project museum airport station hospital school hotel restaurant energy hydrogen methane emission water waste
    recycling plant district region ministry tariff dollar euro quarter turnover investment research laboratory
    university student engineer worker safety training contract union press mixer mill dryer cutter polisher inkjet
    printer robot software sensor data forecast demand supply freight harbour container pallet box label standard
    certificate quality defect warranty customer retailer installer adhesive grout joint mosaic sculpture vase
    porcelain stoneware terracotta majolica engobe pigment cobalt feldspar quartz kaolin sand`,
  it: `forno piastrella smalto argilla pavimento parete fabbrica mercato esportazione disegno colore superficie formato
    lastra pietra marmo cemento legno trama motivo bagno cucina terrazza facciata architetto rivenditore fiera padiglione
    stand visitatore giornalista premio giuria progetto museo aeroporto stazione ospedale scuola albergo ristorante
    energia idrogeno metano emissione acqua rifiuto riciclo impianto distretto regione ministero dazio dollaro euro
    trimestre fatturato investimento ricerca laboratorio università studente ingegnere operaio sicurezza formazione
    contratto sindacato pressa miscelatore mulino essiccatoio taglio lucidatura stampa robot programma sensore dato
    previsione domanda offerta trasporto porto contenitore bancale scatola etichetta norma certificato qualità difetto
    garanzia cliente negozio posatore adesivo fuga giunto mosaico scultura vaso porcellana gres terracotta maiolica
    ingobbio pigmento cobalto feldspato quarzo caolino sabbia`,
};

const JOINTS: Record<Language, string> = {
  en: 'the of and in to with for from by on at which that as an its their this more than',
  it: "il di e in a con per da su nel della che come un una suo loro questo più dell'",
};

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi zo bra cla dre fli glo pra ste tri'.split(' ');
const ENDINGS: Record<Language, readonly string[]> = {
  en: ['', 's', 'ing', 'ed', 'er', 'ness', 'ity', 'al'],
  it: ['o', 'a', 'i', 'e', 'ità', 'zione', 'mente', 'oso'],
};
/** Trade names, places and people: the rare words of every archive. */
const INVENTED_WORDS = 6000;

/** Words of one language, most frequent first. */
export interface Vocabulary {
  joints: readonly string[];
  words: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export function buildVocabulary(language: Language): Vocabulary {
  const invented = Array.from({ length: INVENTED_WORDS }, (_, index) => {
    const [first, second, third] = [index % 22, Math.floor(index / 22) % 22, Math.floor(index / 484) % 22];
    const ending = ENDINGS[language][index % ENDINGS[language].length] ?? '';
    return `${[first, second, third].map((at) => SYLLABLES[at] ?? '').join('')}${ending}`;
  });
  return {
    joints: words(JOINTS[language]),
    words: [COMMON_WORD[language], ...words(STEMS[language]), ...invented],
  };
}
