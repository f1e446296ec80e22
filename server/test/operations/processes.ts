import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/free-port.ts';

const SERVER = join(import.meta.dirname, '../../src/main.ts');
const LISTENING = /\(listening on (http\S+)\)/;

export interface Started {
  readonly child: ChildProcess;
  /** Output so far. */
  output: () => string;
  complaints: () => string;
  /** Waits for the next match in the output. @throws if the process ends before */
  outputs: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Sends a signal and waits for the end. Returns the exit code; null: killed by a signal. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Waits until it exits without our signal. */
  ended: () => Promise<number | null>;
}

interface StartOptions {
  /** Command-line arguments. */
  words?: readonly string[];
  environment?: Record<string, string | undefined>;
  /** Another Node executable. */
  node?: string;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Limit of open files and connections; default: ours. */
  openFiles?: number;
  /** Lines of its output that are not kept, because there are too many. */
  forgets?: RegExp;
}

const running = new Set<Started>();

/** Runs a TypeScript file in a separate process, without our variables that configure the server. */
export function startScript(
  file: string,
  {
    environment = {},
    words = [],
    node = process.execPath,
    openFiles,
    forgets,
    ...options
  }: StartOptions = {},
): Started {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const limited = openFiles === undefined ? [] : ['sh', '-c', 'ulimit -n "$0"; exec "$@"', String(openFiles)];
  const [command = node, ...parameters] = [...limited, node, file, ...words];
  const child = spawn(command, parameters, {
    ...options,
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  const toKept = forgets === undefined ? (text: string) => text : lineFilter(forgets);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += toKept(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  // The ending process may close its input at the same moment.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  const ended = async (): Promise<number | null> => {
    await closed;
    running.delete(started);
    return child.exitCode;
  };
  const started: Started = {
    child,
    output: () => output,
    complaints: () => complaints,
    outputs: async (pattern) => {
      for (;;) {
        const match = pattern.exec(output);
        if (match !== null) return match;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(
            `${file} ended with ${child.exitCode ?? child.signalCode}:\n${output}${complaints}`,
          );
        }
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    end: async (signal) => {
      child.kill(signal);
      return ended();
    },
    ended,
  };
  running.add(started);
  return started;
}

/** Receives a text in parts and passes on its complete lines except those that match. */
function lineFilter(forgets: RegExp): (text: string) => string {
  let begun = '';
  return (text) => {
    const lines = `${begun}${text}`.split('\n');
    begun = lines.pop() ?? '';
    return lines.flatMap((line) => (forgets.test(line) ? [] : [`${line}\n`])).join('');
  };
}

export interface StartedServer extends Started {
  origin: string;
}

/** The server as `npm start` runs it, without demo content, on a free port. Returns after its announcement. */
export async function startServer(
  environment: Record<string, string | undefined>,
  options: Pick<StartOptions, 'openFiles'> = {},
): Promise<StartedServer> {
  return listening(await startServerScript(SERVER, { ...options, environment }));
}

/** The same without waiting until it listens, from any checkout. */
export async function startServerScript(
  file: string,
  { environment = {}, ...options }: StartOptions = {},
): Promise<Started> {
  const defaults = {
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PORT: environment.WORKERS === undefined ? '0' : String(await findFreePort()),
  };
  return startScript(file, { ...options, environment: { ...defaults, ...environment } });
}

export async function listening(started: Started): Promise<StartedServer> {
  const [, origin = ''] = await started.outputs(LISTENING);
  return { ...started, origin };
}

/** Waits for a start that must be refused. Returns its exit code and output. @throws if it succeeds */
export async function refusal(started: Started): Promise<{ exit: number | null; words: string }> {
  const isListening = await started.outputs(LISTENING).then(
    () => true,
    () => false,
  );
  if (isListening) throw new Error('The server started');
  return { exit: await started.ended(), words: started.complaints() };
}

/** Ends all processes that a test has left running; for `afterEach`. */
export async function endAll(): Promise<void> {
  await Promise.all(Array.from(running, (started) => started.end('SIGKILL')));
}
