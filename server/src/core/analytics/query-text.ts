/** Longer texts are sentences with arbitrary content. */
const QUERY_MAX_LENGTH = 60;
const QUERY_MAX_WORDS = 6;
/** Longer numbers may be telephone numbers, documents or accounts. */
const DIGITS_MAX = 6;
/** Letters and digits mixed: may be a tax code, a licence or a password. */
const CODE = /^(?=\w*\d)(?=\w*\p{L})\w{10,}$/u;

/** Searches that differ only in case, accents and spaces are the same. */
const foldQuery = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

/** Search text in a form that may be stored; null: it could identify a person. */
export function toKeptQuery(text: string): string | null {
  const query = foldQuery(text);
  const words = query.split(' ');
  const digits = query.replace(/\D/g, '').length;
  const isSpeaking =
    query === '' ||
    query.length > QUERY_MAX_LENGTH ||
    words.length > QUERY_MAX_WORDS ||
    digits > DIGITS_MAX ||
    /@|:\/\/|\bwww\./.test(query) ||
    words.some((word) => CODE.test(word));
  return isSpeaking ? null : query;
}

/** First and last name as in the account. */
export interface PersonName {
  first_name: string;
  last_name: string;
}

/** Whether a stored query contains both names of a person. */
export function namesSomebody(query: string, people: readonly PersonName[]): boolean {
  const words = ` ${query} `;
  return people.some(({ first_name, last_name }) => {
    const names = [foldQuery(first_name), foldQuery(last_name)];
    return names.every((name) => name !== '' && words.includes(` ${name} `));
  });
}
