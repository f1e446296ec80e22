import type { AppContext } from '../core/context.ts';

/** Arguments and environment of a command. */
export interface CommandCall extends Pick<AppContext, 'config' | 'now'> {
  /** Arguments after the name of the command. */
  arguments: readonly string[];
  /** Working directory of the caller; paths are relative to it. */
  folder: string;
  print: (line: string) => void;
}

/** Resources of a command, in its own process or in the running server's. */
export interface CommandContext extends CommandCall, Pick<AppContext, 'database' | 'store'> {
  /** Piped input; null in a terminal. */
  input: string | null;
}

export interface Command {
  /** Whether it reads piped input. */
  takesInput?: boolean;
  /**
   * Part that always runs in the caller's process, even if a server uses the SQLite file: long or read-only work. `run`
   * receives its result as input, and is not called if the result is null.
   * @throws {OperatorError}
   */
  beside?(call: CommandCall): Promise<string | null>;
  /** @throws {OperatorError} */
  run?(context: CommandContext): Promise<void>;
}
