import type { Command } from './command.ts';

/** Opening an installation migrates it; this command reports it. */
export const dbMigrate: Command = {
  run: async ({ database, print }) => print(`The ${database.engine} database is up to date.`),
};
