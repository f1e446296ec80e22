import { type LoadReply, startLoader } from './loader.ts';
import { type AppOptions, startApp } from './servers.ts';

const ATTACKERS = 50;
const READERS = 4;

export interface SiegeFigures {
  /** Answer times of readers without and during an attack. */
  quiet: LoadReply;
  besieged: LoadReply;
  /** Statuses of the attackers' requests. */
  statuses: LoadReply['statuses'];
}

/** Ordinary reads while fifty clients, each in a separate network, send the most expensive requests. */
export async function measureSiege(options: AppOptions, seconds: number): Promise<SiegeFigures> {
  const app = await startApp({
    ...options,
    environment: { ...options.environment, TRUST_PROXY: '127.0.0.1' },
  });
  const [readers, attackers] = [startLoader(), startLoader()];
  let from = 0;
  const read = async (duration: number): Promise<LoadReply> => {
    const asked = { port: app.port, scenario: 'siege: reads' as const, from, connections: READERS };
    const reply = await readers.run({ ...asked, seconds: duration });
    from = reply.next;
    return reply;
  };
  try {
    await read(2);
    const quiet = await read(seconds);
    const attack = attackers.run({
      port: app.port,
      scenario: 'siege: attacks',
      from: 0,
      connections: ATTACKERS,
      seconds: seconds + 2,
      mayBeRefused: true,
    });
    // In the first second all of them start at once.
    const besieged = await read(seconds);
    const { statuses } = await attack;
    return { quiet, besieged, statuses };
  } finally {
    readers.stop();
    attackers.stop();
    await app.stop();
  }
}
