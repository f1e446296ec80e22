import { type RunningServer, runLoadedServer, runServer } from './run-server.ts';

/** A server that is killed and restarted at the same address. */
export interface Mortal {
  origin: string;
  dataDir: string;
  kill: () => Promise<void>;
  revive: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startMortal(
  folder: string,
  content: object,
  environment: Record<string, string> = {},
): Promise<Mortal> {
  const { origin, dataDir, ...first } = await runLoadedServer(folder, content, environment);
  let server: Pick<RunningServer, 'kill' | 'stop'> = first;
  return {
    origin,
    dataDir,
    kill: () => server.kill(),
    revive: async () => {
      server = await runServer(dataDir, { DEMO: 'off', PORT: new URL(origin).port, ...environment });
    },
    stop: () => server.stop(),
  };
}
