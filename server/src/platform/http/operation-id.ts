/** Last segments of an address that are an action. */
const ACTIONS = new Set(
  'answer apply approve check confirm disable duplicate enable erase export merge refuse remove renew retry revoke send test transition undo end_sessions send_reset send_verification'.split(
    ' ',
  ),
);
/** Verbs at the start of addresses that are an action: `change-password`. */
const VERBS = new Set(['accept', 'change', 'join', 'open', 'resend', 'reset', 'send', 'verify']);
const METHOD_VERBS: Record<string, string> = {
  GET: 'get',
  HEAD: 'head',
  POST: 'create',
  PATCH: 'update',
  PUT: 'replace',
  DELETE: 'delete',
};
/** Areas whose nouns also occur elsewhere. */
const OFFICE_AREAS = new Set(['office', 'company']);

const toWords = (segment: string): string[] => segment.split(/[-_]/);
const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const toPascal = (segments: readonly string[]): string => segments.flatMap(toWords).map(capitalise).join('');

function toPlural(noun: string): string {
  if (/[^s]s$/.test(noun)) return noun;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/**
 * Name of a call in generated clients, verb and noun: `GET /api/press_room/press_release/:id/` is `getPressRelease`.
 */
export function toOperationId(method: string, path: string, isList: boolean): string {
  const [, area = '', ...segments] = path.split('/').filter((segment) => segment !== '');
  const named = segments.filter((segment) => !segment.startsWith(':'));
  const prefix = OFFICE_AREAS.has(area) ? 'Office' : '';
  const nouns = named.length === 0 ? [area] : named;
  const last = nouns.at(-1) ?? '';
  const [verb = '', ...objects] = toWords(last);
  if (nouns.length > 1 && ACTIONS.has(last) && (method === 'POST' || last === 'export')) {
    const object = prefix + toPascal(nouns.slice(0, -1));
    return verb + (last === 'export' ? toPlural(object) : object) + toPascal(objects);
  }
  if (method === 'POST' && VERBS.has(verb) && objects.length > 0) return verb + toPascal(objects);
  const noun = prefix + toPascal(nouns);
  return isList && method === 'GET' ? `list${toPlural(noun)}` : `${METHOD_VERBS[method]}${noun}`;
}
