import { parseArgs } from 'node:util';
import { planRetention, runRetention } from '../edge/privacy/retention/retention.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('retention', '[--dry-run]')}`;

function readArguments(args: readonly string[]): { 'dry-run': boolean } {
  try {
    return parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Prints which personal data would be locked or erased now, or locks and erases them. */
export const retention: Command = {
  run: async ({ print, arguments: args, ...context }) => {
    const isDry = readArguments(args)['dry-run'];
    const steps = isDry ? await planRetention(context) : await runRetention(context);
    for (const { action, subject, reason } of steps) {
      print(`${isDry ? 'would ' : ''}${action} ${subject}: ${reason}`);
    }
    print(`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}${isDry ? ', nothing was changed' : ''}`);
  },
};
