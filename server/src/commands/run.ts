import { fstatSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../platform/errors/operator-error.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

/** Piped input; null in a terminal and without a pipe. */
async function readInput({ takesInput }: Command): Promise<string | null> {
  const input = fstatSync(0);
  if (takesInput !== true || process.stdin.isTTY) return null;
  if (!(input.isFIFO() || input.isFile() || input.isSocket())) return null;
  const piped = (await text(process.stdin)).replace(/\r?\n$/, '');
  return piped === '' ? null : piped;
}

const [name = '', ...parameters] = process.argv.slice(2);
const caller = { environment: process.env, folder: process.cwd(), print: console.log, readInput };
try {
  await runCommand(name, parameters, caller);
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exitCode = 1;
}
// Connections of unresponsive servers do not delay the exit.
process.exit();
