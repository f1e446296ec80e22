import { z } from 'zod';

/** A release can carry the about texts of these. */
export const BOILERPLATE_KINDS = ['press_group', 'company', 'event'] as const;
export type BoilerplateKind = (typeof BOILERPLATE_KINDS)[number];

export const RELEASE_BOILERPLATES_MAX = 10;
export const BOILERPLATE_KEY_MAX_LENGTH = 30;

/**
 * About texts that a release carries, in order; null: the default ones. `company` is the release's own company, also
 * after it changes; `company:12` is a company whatever the release says. The others likewise.
 */
export const releaseBoilerplatesSchema = z.array(z.string()).nullable();

const KEY = /^(press_group|company|event)(?::([1-9]\d{0,9}))?$/;

/** The parts of a key; `id` is null for the release's own. Null: no key. */
export function readBoilerplateKey(key: string): { kind: BoilerplateKind; id: number | null } | null {
  const [, kind, id] = KEY.exec(key) ?? [];
  const known = BOILERPLATE_KINDS.find((each) => each === kind);
  return known === undefined ? null : { kind: known, id: id === undefined ? null : Number(id) };
}

/** A company's release carries nothing of the press group, even if the company has no about text. */
export const listDefaultBoilerplates = (isOfCompany: boolean): readonly BoilerplateKind[] =>
  isOfCompany ? ['company', 'event'] : ['press_group', 'event'];
