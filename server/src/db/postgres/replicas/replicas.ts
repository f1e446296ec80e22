import { WorkRefused } from '../../../process/turns.ts';
import type { ConnectionPool, ReplicaState } from '../../database.ts';
import { findReading, type Reading } from '../../readers.ts';
import { classify, codeOf } from '../failures.ts';
import { type Pools, tellPools } from '../pools.ts';
import type { ServerOptions } from '../servers.ts';
import { IN_THE_WAY, Replica } from './replica.ts';
import type { Mark } from './standing.ts';
import { Wanted } from './wanted.ts';

/** What takes too long is not begun again elsewhere. */
const GIVEN_UP = '57014';

type TurnListener = (state: ReplicaState) => void;

interface ReplicasOptions {
  addresses: readonly string[];
  openPools: (server: ServerOptions) => Pools;
  /** Where the server that takes writes is now. */
  findPrimary: () => Promise<Mark>;
  /** Whether changes that others make are heard of. */
  isListening: () => boolean;
}

/** What one answer is read from, and that it was not lost meanwhile. */
interface Chosen {
  replica: Replica;
  life: object;
}

/** Servers that answer readers in turns, each while it has all that this process has written or heard of. */
export class Replicas {
  readonly #all: readonly Replica[];
  readonly #wanted: Wanted;
  readonly #isListening: () => boolean;
  /** Null: the server that takes writes. */
  readonly #chosen = new WeakMap<Reading, Chosen | null>();
  readonly #listeners: TurnListener[] = [];
  #turn = 0;

  constructor({ addresses, openPools, findPrimary, isListening }: ReplicasOptions) {
    this.#isListening = isListening;
    this.#wanted = new Wanted(findPrimary, () => {
      for (const replica of this.#all) replica.look();
    });
    this.#all = addresses.map(
      (address) =>
        new Replica({
          address,
          pools: openPools({ connectionString: address }),
          wanted: this.#wanted,
          onTurn: (state) => {
            for (const listener of this.#listeners) listener(state);
          },
        }),
    );
    for (const replica of this.#all) replica.look();
  }

  /**
   * Asks a replica where it is for readers and one is fresh, else, or where that one fails, the server that takes writes. An
   * answer that was begun with one is gone on with there, or by the server that takes writes: nothing in it is older than
   * what was read for it before.
   */
  async read<Result>(
    ask: (replica: Replica) => Promise<Result>,
    askPrimary: () => Promise<Result>,
  ): Promise<Result> {
    const reading = findReading();
    const replica = reading === null ? null : this.#choose(reading);
    if (reading === null || replica === null) return askPrimary();
    try {
      return await ask(replica);
    } catch (error) {
      if (!(error instanceof Error) || codeOf(error) === GIVEN_UP || error instanceof WorkRefused)
        throw error;
      this.#chosen.set(reading, null);
      if (classify(error) === 'unavailable' && codeOf(error) !== IN_THE_WAY) replica.doubt();
      return askPrimary();
    }
  }

  #choose(reading: Reading): Replica | null {
    const before = this.#chosen.get(reading);
    const chosen = before === undefined ? this.#takeTurn() : before;
    const isGood =
      chosen !== null &&
      this.#isListening() &&
      chosen.replica.standing === 'fresh' &&
      chosen.replica.life === chosen.life;
    this.#chosen.set(reading, isGood ? chosen : null);
    return isGood ? chosen.replica : null;
  }

  #takeTurn(): Chosen | null {
    const fresh = this.#all.filter(({ standing }) => standing === 'fresh');
    this.#turn += 1;
    const replica = fresh[this.#turn % fresh.length];
    return replica === undefined ? null : { replica, life: replica.life };
  }

  /** Something has changed: nothing is read of a replica before it has that too. */
  raise(): void {
    this.#wanted.raise();
  }

  /** Told also where they stand already. */
  onTurn(listener: TurnListener): void {
    this.#listeners.push(listener);
    for (const { told } of this.#all) if (told !== null) listener(told);
  }

  get states(): ReplicaState[] {
    return this.#all.map(({ state }) => state);
  }

  get connections(): ConnectionPool[] {
    return this.#all.flatMap(({ pools }) => tellPools(pools, 'replica-'));
  }

  async close(): Promise<void> {
    this.#wanted.close();
    await Promise.all(this.#all.map((replica) => replica.close()));
  }
}
