import type { AppContext } from '../context.ts';

/** What a command works with, in a process of its own or in the running server's. */
export interface CommandContext extends Pick<AppContext, 'config' | 'database' | 'store' | 'now'> {
  /** What stands behind the name of the command. */
  arguments: readonly string[];
  /** Where it was called: paths are relative to it. */
  folder: string;
  /** What was piped in, null at a terminal. */
  input: string | null;
  print: (line: string) => void;
}

export interface Command {
  /** Whether it reads what is piped in. */
  takesInput?: boolean;
  /** @throws {OperatorError} */
  run(context: CommandContext): Promise<void>;
}
