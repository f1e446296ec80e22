import { IMPORT_TARGETS, type ImportTarget } from '@press-room/contract/imports';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { Officer } from '../../platform/http/officer.ts';

/**
 * Rights for each target: imports of accounts need the right to see accounts, those of contacts and clippings the right
 * to edit them.
 */
const NEEDED: Readonly<Record<ImportTarget, Permission>> = {
  company: 'company.view',
  user: 'account.view',
  contact: 'contact.edit',
  clipping: 'clipping.edit',
};

export const targetsOf = (officer: Officer): ImportTarget[] =>
  IMPORT_TARGETS.filter((target) => rightsOf(officer).includes(NEEDED[target]));
