import { parseArgs } from 'node:util';
import { lineSchema } from '@press-room/contract/single-line';
import { z } from 'zod';
import { enterEvent } from '../edge/events/service.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('event:create', '--name NAME --starts YYYY-MM-DD --ends YYYY-MM-DD')}`;

const valuesSchema = z
  .object({ name: lineSchema(200).pipe(z.string().min(1)), starts: z.iso.date(), ends: z.iso.date() })
  .refine(({ starts, ends }) => starts <= ends);

function readArguments(args: readonly string[]) {
  try {
    const type = 'string';
    const options = { name: { type }, starts: { type }, ends: { type } } as const;
    return valuesSchema.parse(parseArgs({ args: [...args], options }).values);
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Adds a fair or another event; readers see it, and retention periods depend on its end. */
export const eventCreate: Command = {
  run: async ({ database, now, arguments: args, print }) => {
    const { name, starts, ends } = readArguments(args);
    const event = { name: { it: name, en: name }, starts_on: starts, ends_on: ends };
    await database.change((trx) => enterEvent(trx, event, now()));
    print(`Created the event ${name}, ${starts} to ${ends}: personal data are locked 6 months after it.`);
  },
};
