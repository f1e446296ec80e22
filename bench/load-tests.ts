import { isWebBuilt } from './first-load.ts';
import { startLoader } from './loader.ts';
import { type Figures, measureInTurns, prepareReferences } from './measure.ts';
import type { Options } from './options.ts';
import type { DatabaseServer } from './postgres-databases.ts';
import type { Scenario } from './scenarios.ts';
import { type AppServer, startReference } from './servers.ts';

/** For a sign-in, `fastify` is the cost of one password check. */
export interface LoadFigures {
  scenario: Scenario;
  small: Figures;
  large: Figures;
  http: Figures | null;
  fastify: Figures;
}

const WEB_SCENARIOS: readonly Scenario[] = ['index page', 'drawn page', 'static asset'];

/** Measures each scenario on both database sizes and on the references, alternating. */
export async function runLoadTests(
  { scenarios, rounds }: Pick<Options, 'scenarios' | 'rounds'>,
  { small, large, database }: { small: AppServer; large: AppServer; database: DatabaseServer | null },
  report: (figures: LoadFigures) => void,
): Promise<LoadFigures[]> {
  const loader = startLoader();
  const [http, fastify, argon2] = await Promise.all([
    startReference('http'),
    startReference('fastify'),
    startReference('argon2'),
  ]);
  // Processor time of the app's database is added to the app's.
  const apps = { small: { ...small, beside: database?.pid }, large: { ...large, beside: database?.pid } };
  const results: LoadFigures[] = [];
  try {
    for (const scenario of scenarios) {
      if (WEB_SCENARIOS.includes(scenario) && !isWebBuilt()) continue;
      await prepareReferences(small.port, scenario, [http, fastify, argon2]);
      const figures =
        scenario === 'login'
          ? { http: null, ...(await measureInTurns(loader, scenario, { ...apps, fastify: argon2 }, rounds)) }
          : await measureInTurns(loader, scenario, { ...apps, http, fastify }, rounds);
      results.push({ scenario, ...figures });
      report({ scenario, ...figures });
    }
  } finally {
    loader.stop();
    for (const reference of [http, fastify, argon2]) reference.stop();
  }
  return results;
}
