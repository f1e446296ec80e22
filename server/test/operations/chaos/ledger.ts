import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';

/** Fields of a release that the run writes and checks. */
export interface ReleaseState {
  version: number;
  status: OfficePressRelease['status'];
  access: OfficePressRelease['access'];
  publish_at: string | null;
  embargo_until: string | null;
  expires_at: string | null;
  /** Last written token of each language. */
  tokens: { it: string; en: string };
  attachments: readonly number[];
}

/** A certain or possible state, from one instant of the true clock to another. */
export interface Possible {
  state: ReleaseState;
  from: number;
  until: number;
}

/** Known history of one release. Only its titles contain its mark. */
export interface Chronicle {
  mark: string;
  /** Unknown until its creation is answered. */
  id: number | null;
  known: Map<number, Possible>;
  /** Intended states of writes without an answer. */
  doubts: Possible[];
  acknowledged: { token: string; version: number; at: number }[];
  refused: string[];
}

/** `[mark]` represents a release wherever its title occurs. */
export const MARKS = /\bzq\d+qz\b/g;

export const toState = (row: OfficePressRelease): ReleaseState => ({
  version: row.version,
  status: row.status,
  access: row.access,
  publish_at: row.publish_at,
  embargo_until: row.embargo_until,
  expires_at: row.expires_at,
  tokens: { it: row.text.it?.abstract ?? '', en: row.text.en?.abstract ?? '' },
  attachments: row.attachments,
});

export const latest = ({ known }: Chronicle): Possible | undefined =>
  [...known.values()].reduce<Possible | undefined>(
    (last, each) => (last === undefined || each.state.version > last.state.version ? each : last),
    undefined,
  );

/** States that were possible at some instant of the period; `graceMs`: they may be served this long after their end. */
export const possibleBetween = (
  { known, doubts }: Chronicle,
  from: number,
  until: number,
  graceMs: number,
): ReleaseState[] =>
  [...known.values(), ...doubts]
    .filter((each) => each.from <= until && each.until + graceMs >= from)
    .map(({ state }) => state);

/** All releases of a run, by mark. */
export class Ledger {
  readonly #chronicles = new Map<string, Chronicle>();
  #marks = 0;
  #tokens = 0;

  begin(): Chronicle {
    this.#marks += 1;
    const mark = `zq${this.#marks}qz`;
    const chronicle = { mark, id: null, known: new Map(), doubts: [], acknowledged: [], refused: [] };
    this.#chronicles.set(mark, chronicle);
    return chronicle;
  }

  nextToken(): string {
    this.#tokens += 1;
    return `t${this.#tokens}`;
  }

  find(mark: string): Chronicle | undefined {
    return this.#chronicles.get(mark);
  }

  all(): Chronicle[] {
    return [...this.#chronicles.values()];
  }
}
