import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'smtp-process.ts');

export interface SmtpServer {
  port: number;
  kill: () => Promise<void>;
}

/**
 * Stage at which a connection can end or stall: at the greeting, at a command, within a message and after its last
 * byte.
 */
export type SmtpStage = 'connect' | 'mail' | 'rcpt' | 'data' | 'end';

export interface SmtpFaults {
  /** Number of connections dropped at a stage before the next one is accepted. */
  dropFirst?: Partial<Record<SmtpStage, number>>;
}

/** A mail server that stores messages as files in `folder`; `port` 0: any free port. @throws if the port is taken */
export async function startSmtpServer(
  folder: string,
  port = 0,
  faults: SmtpFaults = {},
): Promise<SmtpServer> {
  const child = fork(PROGRAM, [String(port), folder, JSON.stringify(faults)]);
  const exit = once(child, 'exit');
  const refused = exit.then(() => {
    throw new Error(`No mail server listens at port ${port}`);
  });
  const [listening] = (await Promise.race([once(child, 'message'), refused])) as unknown[];
  return {
    port: Number(listening),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
