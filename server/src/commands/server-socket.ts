import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { surviveRefusals } from '../platform/process/listening.ts';
import type { CommandContext } from './command.ts';
import { COMMANDS } from './list.ts';

/** The system truncates longer paths: commands then require the server to be stopped. */
const LONGEST_PATH = 103;

const callSchema = z.object({
  name: z.string(),
  arguments: z.array(z.string()),
  folder: z.string(),
  input: z.string().nullable(),
});
type Call = z.infer<typeof callSchema>;

/** Output of the command, and its error, if any. */
const answerSchema = z.object({ lines: z.array(z.string()), failure: z.string().nullable() });
type Answer = z.infer<typeof answerSchema>;

const pathIn = (directory: string): string => join(directory, 'commands.sock');

type ServerContext = Pick<CommandContext, 'config' | 'database' | 'store' | 'now'> & {
  log: FastifyBaseLogger;
};

/**
 * Runs commands for other processes of the same user, which cannot open the SQLite file while this process uses it. A
 * process that can write to the socket can also read the file and the secret beside it.
 */
export async function serveCommands(context: ServerContext): Promise<{ stop(): Promise<void> }> {
  const path = pathIn(context.config.DATA_DIR);
  const running = new Set<Promise<void>>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    // The command was ended while it waited for its answer.
    socket.on('error', (error) => context.log.warn({ err: error }, 'a command was not answered'));
    const work = answerCall(context, socket).catch((error: unknown) => {
      context.log.warn({ err: error }, 'a command was not answered');
      socket.destroy();
    });
    running.add(work);
    void work.then(() => running.delete(work));
  });
  if (Buffer.byteLength(path) <= LONGEST_PATH) await listen(server, path, context.log);
  return {
    stop: async () => {
      if (server.listening) server.close();
      await Promise.all(running);
    },
  };
}

// An existing socket was left by a killed process, because this one holds the lock of the directory.
async function listen(server: Server, path: string, log: FastifyBaseLogger): Promise<void> {
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  surviveRefusals(server, log);
  chmodSync(path, 0o600);
  // A command that waits for its answer does not keep the process alive.
  server.unref();
}

async function answerCall({ log, ...context }: ServerContext, socket: Socket): Promise<void> {
  // The answer uses the same socket, which must stay open after reading.
  const asked = await text(socket.iterator({ destroyOnReturn: false }));
  const call = callSchema.parse(JSON.parse(asked));
  const lines: string[] = [];
  let failure: string | null = null;
  try {
    const command = await COMMANDS[call.name]?.();
    await command?.run?.({ ...context, ...call, print: (line) => lines.push(line) });
  } catch (error) {
    if (!(error instanceof OperatorError)) log.error({ err: error, command: call.name }, 'a command failed');
    failure =
      error instanceof OperatorError ? error.message : 'The command failed; the log of the server says why.';
  }
  socket.end(JSON.stringify({ lines, failure } satisfies Answer));
}

/** Whether a server uses the SQLite file and accepts commands. */
export function hasServer(directory: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(pathIn(directory));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.on('error', () => undefined).destroy();
      resolve(true);
    });
  });
}

/** The process with the SQLite file is not a server, or its server does not answer. */
export class NoServerError extends OperatorError {}

/** Runs a command in the running server, and prints its output. @throws {OperatorError} */
export async function callServer(directory: string, call: Call): Promise<void> {
  const socket = createConnection({ path: pathIn(directory), allowHalfOpen: true });
  socket.end(JSON.stringify(call));
  const said = await text(socket).catch(() => '');
  if (said === '') {
    throw new NoServerError(
      `Another process is using ${directory} and does not take commands: stop it, then run the command again.`,
    );
  }
  const { lines, failure } = answerSchema.parse(JSON.parse(said));
  for (const line of lines) console.log(line);
  if (failure !== null) throw new OperatorError(failure);
}
