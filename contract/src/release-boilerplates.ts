import { z } from 'zod';

/** Sources of the about texts of a release. */
export const BOILERPLATE_KINDS = ['press_group', 'company', 'event'] as const;
export type BoilerplateKind = (typeof BOILERPLATE_KINDS)[number];

export const RELEASE_BOILERPLATES_MAX = 10;
export const BOILERPLATE_KEY_MAX_LENGTH = 30;

/**
 * About texts of a release, in order; null: the default ones. `company` is the release's own company, also after it
 * changes; `company:12` is a fixed company. The same for the others.
 */
export const releaseBoilerplatesSchema = z.array(z.string()).nullable();

const KEY = /^(press_group|company|event)(?::([1-9]\d{0,9}))?$/;

/** Parts of a key; `id` is null for the release's own. Null: not a key. */
export function readBoilerplateKey(key: string): { kind: BoilerplateKind; id: number | null } | null {
  const [, kind, id] = KEY.exec(key) ?? [];
  const known = BOILERPLATE_KINDS.find((each) => each === kind);
  return known === undefined ? null : { kind: known, id: id === undefined ? null : Number(id) };
}

/** A company's release has no about text of the press group, even if the company has none. */
export const listDefaultBoilerplates = (isOfCompany: boolean): readonly BoilerplateKind[] =>
  isOfCompany ? ['company', 'event'] : ['press_group', 'event'];
