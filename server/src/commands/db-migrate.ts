import { runCommand } from './command.ts';

await runCommand(async (database) => {
  console.log(`The ${database.engine} database is up to date.`);
});
