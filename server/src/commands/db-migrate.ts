import type { Command } from './command.ts';

/** Opening an installation brings it up to date; this says so. */
export const dbMigrate: Command = {
  run: async ({ database, print }) => print(`The ${database.engine} database is up to date.`),
};
