import { clockFaults } from './clock.ts';
import { databaseFaults } from './database.ts';
import { diskFull } from './disk.ts';
import type { Fault } from './fault.ts';
import { mailFaults } from './mail.ts';
import { processFaults } from './processes.ts';
import { storageFaults } from './storage.ts';

/** All faults. */
export const FAULTS: readonly Fault[] = [
  ...processFaults,
  ...databaseFaults,
  diskFull,
  ...storageFaults,
  ...mailFaults,
  ...clockFaults,
];
