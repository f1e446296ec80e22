import type { Command } from './command.ts';

/** Commands by their names in `package.json`; only the called one is loaded. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'admin:create': async () => (await import('./admin-create.ts')).adminCreate,
  'group:create': async () => (await import('./group-create.ts')).groupCreate,
  'event:create': async () => (await import('./event-create.ts')).eventCreate,
  'db:load': async () => (await import('./db-load.ts')).dbLoad,
  'db:dump': async () => (await import('./db-dump.ts')).dbDump,
  'db:migrate': async () => (await import('./db-migrate.ts')).dbMigrate,
  'second-factor:reset': async () => (await import('./second-factor-reset.ts')).secondFactorReset,
  'mail:receive': async () => (await import('./mail-receive.ts')).mailReceive,
  'mail:test': async () => (await import('./mail-test.ts')).mailTest,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  doctor: async () => (await import('./doctor.ts')).doctor,
  retention: async () => (await import('./retention.ts')).retention,
};
