import type { Language } from '@press-room/contract/languages';
import { markPassage } from '@press-room/contract/machine-passages';
import { escapeMarkup } from '@press-room/contract/markup';
import { type ReleaseText, type ReleaseTextField, releaseTextField } from '@press-room/contract/release-text';
import type { TranslationProposal } from '@press-room/contract/translation';
import type { TranslationProvider } from '../../../platform/translation/provider.ts';
import { fromAnswer, type Sent, splitPassages, toSent, toWords } from './passages.ts';
import { listGlossary, listMissedTerms, listTermsIn } from './terms.ts';

/** A longer answer, as a multiple of the original, is not a translation. */
const GROWTH_MAX = 3;
const GROWTH_FREE = 200;
const EXCERPT_LENGTH = 200;

interface Directions {
  from: Language;
  to: Language;
}

/** Parts of a field: passages to translate, and unchanged parts between them. */
interface Part {
  field: ReleaseTextField;
  html: string;
  sent: Sent | null;
}

/** A text in the form that is sent; names in it are kept unchanged. */
export function toParts(
  text: ReleaseText,
  fields: readonly ReleaseTextField[],
  names: readonly string[],
): Part[] {
  return fields.flatMap((field) => {
    // In a text without formatting each line is a passage.
    const pieces =
      field === 'body'
        ? splitPassages(text.body)
        : text[field]
            .split(/(\n+)/)
            .map((line) => ({ html: escapeMarkup(line), isPassage: /\p{L}/u.test(line) }));
    return pieces.map(({ html, isPassage }) => ({
      field,
      html,
      sent: isPassage ? toSent(html, names) : null,
    }));
  });
}

export const countCharacters = (parts: readonly Part[]): number =>
  parts.reduce((sum, { html, sent }) => sum + (sent === null ? 0 : toWords(html).length), 0);

/**
 * Asks the provider, and accepts the parts of its answer that have the form of the original.
 * @throws {ProviderFailure}
 */
export async function propose(
  provider: TranslationProvider,
  parts: readonly Part[],
  { from, to }: Directions,
  signal: AbortSignal,
): Promise<Omit<TranslationProposal, 'characters'>> {
  const passages = parts.flatMap(({ sent }) => (sent === null ? [] : [sent.xml]));
  const words = parts.map(({ html }) => toWords(html)).join('\n');
  const terms = listTermsIn(words, from, to);
  const answers = await provider.translate({
    from,
    to,
    passages,
    terms,
    glossary: listGlossary(from, to),
    signal,
  });
  const proposal: Omit<TranslationProposal, 'characters'> = {
    text: {},
    unread: [],
    checks: [],
    left_out: [],
  };
  let at = 0;
  for (const part of parts) {
    const html = part.sent === null ? part.html : take(part, answers[at++] ?? null, { from, to }, proposal);
    proposal.text[part.field] = (proposal.text[part.field] ?? '') + html;
  }
  finishFields(proposal, to);
  return proposal;
}

/** HTML of one proposal; empty if it is omitted. */
function take(
  { field, html: source, sent }: Part,
  answer: string | null,
  { from, to }: Directions,
  proposal: Omit<TranslationProposal, 'characters'>,
): string {
  const text = toWords(source);
  const leaveOut = (reason: TranslationProposal['left_out'][number]['reason']): string => {
    proposal.left_out.push({ field, text: text.trim().slice(0, EXCERPT_LENGTH), reason });
    return '';
  };
  if (answer === null || sent === null) return leaveOut('missing');
  const html = fromAnswer(answer, sent);
  if (html === null) return leaveOut('form');
  const words = toWords(html);
  const mark = markPassage(to, words);
  if (mark === '') return leaveOut('missing');
  if (words.length > text.length * GROWTH_MAX + GROWTH_FREE) return leaveOut('length');
  if (field === 'body') proposal.unread.push({ language: to, mark });
  const check = (code: 'name' | 'term') => (value: string) =>
    proposal.checks.push({ field, mark, code, value });
  [...new Set(sent.names)].filter((name) => !words.includes(name)).forEach(check('name'));
  listMissedTerms({ text, language: from }, { text: words, language: to }).forEach(check('term'));
  // Keeps the surrounding white space.
  const before = source.slice(0, source.length - source.trimStart().length);
  const after = source.slice(source.trimEnd().length);
  return before + html + after;
}

/**
 * Fields without formatting contain text, and have one mark. A body without any translated passage is not proposed,
 * because it would empty the existing one.
 */
function finishFields(proposal: Omit<TranslationProposal, 'characters'>, to: Language): void {
  if (proposal.unread.length === 0) delete proposal.text.body;
  for (const [name, html] of Object.entries(proposal.text)) {
    const field = name as ReleaseTextField;
    if (field === 'body') continue;
    const text = toWords(html).trim();
    const mark = markPassage(to, text);
    if (text.length > releaseTextField(field).max) {
      proposal.left_out.push({ field, text: text.slice(0, EXCERPT_LENGTH), reason: 'length' });
      delete proposal.text[field];
    } else if (mark === '') delete proposal.text[field];
    else {
      proposal.text[field] = text;
      proposal.unread.push({ language: to, mark });
      for (const check of proposal.checks) if (check.field === field) check.mark = mark;
    }
  }
}
