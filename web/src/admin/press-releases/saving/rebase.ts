import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { type Changes, FIELD_NAMES, fieldOf, isSame, languageOfBody } from './fields.ts';
import { joinStretches, mergeBodies } from './merge.ts';

export interface Rebased {
  /** Remaining changes on top of the current version. */
  changes: Changes;
  /** Fields changed by both, to be resolved by the user. */
  conflicts: readonly string[];
  /** Fields that another officer changed, unchanged here or merged. */
  adopted: readonly string[];
}

/** Rebases changes on the current version: fields changed by only one side are merged without a question. */
export function rebase(base: OfficePressRelease, changes: Changes, theirs: OfficePressRelease): Rebased {
  const kept: Record<string, unknown> = {};
  const conflicts: string[] = [];
  const adopted: string[] = [];
  for (const name of FIELD_NAMES) {
    const [before, now] = [fieldOf(base, name), fieldOf(theirs, name)];
    const isTheirs = !isSame(before, now);
    if (!(name in changes)) {
      if (isTheirs && !name.endsWith('.outdated_since')) adopted.push(name);
      continue;
    }
    const mine = changes[name];
    if (isSame(mine, now)) continue;
    const merged = isTheirs ? mergeText(name, before, mine, now) : mine;
    kept[name] = merged ?? mine;
    if (merged === null) conflicts.push(name);
    else if (isTheirs) adopted.push(name);
  }
  return { changes: kept, conflicts, adopted };
}

/** Null if both sides changed the same passage. */
function mergeText(name: string, base: unknown, mine: unknown, theirs: unknown): unknown {
  if (languageOfBody(name) === null) return null;
  return joinStretches(mergeBodies(String(base), String(mine), String(theirs)));
}
