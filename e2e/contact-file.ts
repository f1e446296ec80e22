/** Contact table of an Italian press office exported from Excel: semicolons, Windows-1252, and manual typing. */
const HEAD = 'Cognome;Nome;Titolo;Testata;Ruolo;E-mail;Telefono;Lingua;Paese;Settori;Note';

export const CONTACTS = 200;
/** Contacts with other subjects. */
const OTHERS = 12;
/** Number of contacts suppressed before the import. */
const STOPPED = 8;
/** Number of contacts on the list "tiles". */
export const LISTED = CONTACTS - OTHERS;
export const REACHED = LISTED - STOPPED;
/** Number of missing mailboxes: the mail server refuses some at once, and returns messages to others later. */
const REFUSED = 8;
const RETURNED = 4;
/** Number of invalid rows: without an address, with half of one, with an unknown country or language. */
export const FAULTY = 4;
/** Number of duplicate rows. */
export const REPEATED = 2;

const SURNAMES = [
  "Dall'Ò",
  'D’Angelo',
  'Rossi',
  'Cantù',
  'De Carlì',
  'Muñoz',
  'Groß',
  'BIANCHI',
  'Nicolò',
  'Lo Presti',
  'Müller',
  'Pellè',
  'Fabbri',
  'Zanasi',
  'Ferrari',
  'D’Urso',
  'Òrtiz',
  'Gàbor',
  'Marchesi',
  'Bèrgamo',
  'Tosi',
  'Villa',
  'Conti',
  'Serra',
  'Monti',
];
const NAMES = [
  'Niccolò',
  'Maria José',
  'Luca',
  'Elisabetta',
  'Zoë',
  'Gian Luca',
  'Mirò',
  'Anna',
  'Chloé',
  'Paolo',
  'Ilaria',
  'Noè',
  'Teresa',
  'Ugo',
  'Marta',
  'Piero',
  'Ada',
  'Remo',
  'Silvia',
  'Ivo',
];
const TITLES = ['Dott.', 'Dott.ssa', 'Sig.', ''];
const OUTLETS = [
  'Il Gazzettino dell’Emilia',
  'Corriere Ceramico',
  'Tile World',
  "L'Ora; Radio Città",
  'Bad & Küche',
];
const ROLES = ['Redattore', 'Caporedattrice', 'Freelance', 'Vice direttore'];
/** Spellings of languages and countries in the cells. */
const PLACES = [
  ['Italiano', 'Italia'],
  ['IT', 'ITALIA'],
  ['inglese', 'Regno Unito'],
  ['', ''],
  ['EN', 'Stati Uniti'],
  ['Tedesco', 'Germania'],
] as const;
const BEATS = ['Piastrelle', 'Piastrelle, Sanitari', 'Design; Piastrelle', 'Piastrelle / Economia'];

/** Entry at an index, modulo the length. */
const pick = <Entry>(from: readonly Entry[], at: number): Entry => from[at % from.length] as Entry;

export const emailOf = (at: number): string => `redazione.${at}@testata-${at % 25}.example`;
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => from + at);
export const STOPPED_EMAILS = numbers(0, STOPPED).map(emailOf);
export const REFUSED_EMAILS = numbers(60, REFUSED).map(emailOf);
export const RETURNED_EMAILS = numbers(104, RETURNED).map(emailOf);

/** Typical manual input: capitals, spaces, copied from a mail program, followed by a second address. */
function typedEmail(at: number): string {
  const email = emailOf(at);
  const capitals = `R${email.slice(1)}`;
  return pick([email, capitals, `${email} `, `${email}; privato.${at}@posta.example`, `mailto:${email}`], at);
}

function toRow(at: number): string {
  const [language, country] = pick(PLACES, at);
  const isOther = at >= CONTACTS - OTHERS;
  const cells = [
    pick(SURNAMES, at),
    pick(NAMES, Math.floor(at / SURNAMES.length)),
    pick(TITLES, at),
    pick(OUTLETS, at),
    pick(ROLES, at),
    typedEmail(at),
    `0536 81 ${80 + (at % 20)} ${10 + (at % 90)}`,
    language,
    country,
    isOther ? 'Sport' : pick(BEATS, at),
    at === 7 ? 'Non chiamare il lunedì: "chiusura"' : '',
  ];
  return cells.map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');
}

const FAULTS = [
  'Senza;Posta;;Tile World;;;;;;;',
  'Mezza;Posta;;Tile World;;mezza.posta@;;;;;',
  'Altrove;Anna;;Tile World;;altrove@paper.example;;;Atlantide;;',
  'Muta;Anna;;Tile World;;muta@paper.example;;klingon;;;',
];

/** Windows-1252 has characters that Latin 1 lacks. */
const toWindows = (text: string): Buffer => Buffer.from(text.replaceAll('’', '\u0092'), 'latin1');

export function buildContactFile(): Buffer {
  const rows = numbers(0, CONTACTS).map(toRow);
  const again = numbers(120, REPEATED).map(toRow);
  // Excel leaves such a row below the last one.
  const blank = ';'.repeat(HEAD.split(';').length - 1);
  return toWindows(`${[HEAD, ...rows, ...FAULTS, ...again, blank].join('\r\n')}\r\n`);
}
