import type { AppContext } from '../core/context.ts';

/** What a command is called with. */
export interface CommandCall extends Pick<AppContext, 'config' | 'now'> {
  /** What stands behind the name of the command. */
  arguments: readonly string[];
  /** Where it was called: paths are relative to it. */
  folder: string;
  print: (line: string) => void;
}

/** What a command works with, in a process of its own or in the running server's. */
export interface CommandContext extends CommandCall, Pick<AppContext, 'database' | 'store'> {
  /** What was piped in, null at a terminal. */
  input: string | null;
}

export interface Command {
  /** Whether it reads what is piped in. */
  takesInput?: boolean;
  /**
   * What it does in the process of the caller in any case, beside a server that has the SQLite file: what takes long, and
   * what only reads. `run` finds its answer as what was piped in, and is not called where there is none.
   * @throws {OperatorError}
   */
  beside?(call: CommandCall): Promise<string | null>;
  /** @throws {OperatorError} */
  run?(context: CommandContext): Promise<void>;
}
