import type { ReleaseAccess } from '@press-room/contract/access';
import type { OfficeTextPair } from '@press-room/contract/admin-media';
import { joinWords } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { officeDay } from '../components/moments.ts';
import { ACCESS_LABELS } from '../components/publishing/access-labels.ts';
import { describeMoment } from './publication/describe-outlook.ts';

const isAccess = (text: string): text is ReleaseAccess => Object.hasOwn(ACCESS_LABELS, text);

/** Value of a field of a release or a template as text, by its name in the API; ids are resolved elsewhere. */
export function describeValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return joinWords(value.map((each) => describeValue(name, each)));
  if (typeof value === 'object') return describeNamed(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (name === 'access' && isAccess(text)) return labelOf(ACCESS_LABELS, text);
  if (name === 'date') return officeDay(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? describeMoment(text) : text;
}

/** A contact, a company or a brand. */
function describeNamed(value: object): string {
  const name = 'name' in value ? value.name : '';
  return typeof name === 'string' ? name : ownWords(name as OfficeTextPair);
}
