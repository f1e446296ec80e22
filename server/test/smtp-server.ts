import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, 'smtp-process.ts');

export interface SmtpServer {
  port: number;
  kill: () => Promise<void>;
}

/** Where a connection may end or stand still: at the greeting, at a command, within a message and after its last byte. */
export type SmtpStage = 'connect' | 'mail' | 'rcpt' | 'data' | 'end';

export interface SmtpFaults {
  /** How many connections are dropped at a stage before one goes on. */
  dropFirst?: Partial<Record<SmtpStage, number>>;
}

/** A mail server that keeps messages as files of `folder`; `port` 0: any that is free. @throws where it is taken */
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
