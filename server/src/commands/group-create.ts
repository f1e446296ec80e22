import { parseArgs } from 'node:util';
import { GROUP_THEMES } from '@press-room/contract/press-groups';
import { lineSchema } from '@press-room/contract/single-line';
import { z } from 'zod';
import { recordAudit } from '../core/audit/queries.ts';
import { createPressGroup } from '../core/sites/press-groups.ts';
import { OperatorError } from '../platform/errors/operator-error.ts';
import { commandLine } from '../platform/process/command-line.ts';
import type { Command } from './command.ts';

const USAGE = `Usage: ${commandLine('group:create', `--name NAME [--theme ${GROUP_THEMES.join('|')}] [--tagline-it TEXT] [--tagline-en TEXT]`)}`;

const valuesSchema = z.object({
  name: lineSchema(100).pipe(z.string().min(1)),
  theme: z.enum(GROUP_THEMES).default('cobalt'),
  'tagline-it': z.string().trim().max(200).default(''),
  'tagline-en': z.string().trim().max(200).default(''),
});

function readArguments(args: readonly string[]) {
  try {
    const type = 'string';
    const options = {
      name: { type },
      theme: { type },
      'tagline-it': { type },
      'tagline-en': { type },
    } as const;
    return valuesSchema.parse(parseArgs({ args: [...args], options }).values);
  } catch {
    throw new OperatorError(USAGE);
  }
}

/** Adds a press group, which is a site of its own. */
export const groupCreate: Command = {
  run: async ({ database, now, arguments: args, print }) => {
    const { name, theme, 'tagline-it': it, 'tagline-en': en } = readArguments(args);
    try {
      await database.change(async (trx) => {
        const id = await createPressGroup(trx, { name, theme, tagline: { en, it } });
        await recordAudit(trx, { by: null, action: 'create', about: `press_group:${id}` }, now());
      });
    } catch (error) {
      if (database.classify(error) !== 'unique') throw error;
      throw new OperatorError(`A press group named ${name} exists already.`);
    }
    print(`Created the press group ${name}.`);
  },
};
