import type { TranslationOffer } from '@press-room/contract/translation';
import { formatNumber, region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

/** Cost of a translation, and the characters left for today. */
export function describeCost(characters: number, { cost, left }: TranslationOffer): string {
  const words = { characters: formatNumber(characters), left: formatNumber(left) };
  if (cost === null) return m['office.editor.machine.characters'](words);
  const { amount, currency } = cost;
  const price = new Intl.NumberFormat(region(), { style: 'currency', currency }).format(
    Math.max(amount === 0 ? 0 : 0.01, (characters * amount) / 1_000_000),
  );
  return m['office.editor.machine.cost']({ ...words, price });
}
