import type { ImportTarget } from '@press-room/contract/imports';
import { clippings } from '../clippings/clippings.ts';
import { companies } from './companies.ts';
import { contacts } from './contacts.ts';
import type { Target } from './target.ts';
import { users } from './users.ts';

export const TARGETS: Readonly<Record<ImportTarget, Target>> = {
  company: companies,
  user: users,
  contact: contacts,
  clipping: clippings,
};
