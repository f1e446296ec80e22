const SPECIAL_FOLDS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '×': 'x',
};

/** Lower case without accents, marks and compatibility forms: `Città` is `citta`, `CO₂` is `co2`, `ﬁne` is `fine`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı×]/g, (letter) => SPECIAL_FOLDS[letter] ?? '')
    .replace(/[^a-z0-9\p{L}\p{N}]+/gu, '');
}
