import type { Language } from '@press-room/contract/languages';
import type { ErrorContent } from '../errors/errors.ts';
import { toText } from '../text/messages.ts';

/** The body that a refusal has in a language (contract 2.4). */
export function toErrorBody(content: ErrorContent, language: Language): Record<string, unknown> {
  if ('detail' in content) return { detail: toText(content.detail, language), ...content.facts };
  return Object.fromEntries(
    Object.entries(content.fields).map(([field, messages]) => [
      field,
      messages.map((message) => toText(message, language)),
    ]),
  );
}
