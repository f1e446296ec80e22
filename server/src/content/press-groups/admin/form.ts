import {
  BOILERPLATE_MAX_LENGTH,
  GROUP_HOSTS_MAX,
  HOST_PATTERN,
  pressOfficeFormSchema,
  TAGLINE_MAX_LENGTH,
} from '@press-room/contract/admin-press-groups';
import { COLOUR_PATTERN, COLOUR_SCHEMES, isLegible, lowestContrast } from '@press-room/contract/contrast';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { GROUP_THEMES, type GroupColours } from '@press-room/contract/press-groups';
import { z } from 'zod';
import { officeForm } from '../../../core/admin/forms.ts';
import {
  clearableId,
  clearableNumber,
  optionalBoolean,
  optionalChoice,
  optionalObjects,
  optionalText,
  optionalTextList,
} from '../../../platform/http/fields.ts';
import { isMessageKey, type MessageKey } from '../../../platform/text/messages.ts';

/** Converts an issue of a contract schema to an API error. */
function toRefusal(issue: z.core.$ZodIssue): {
  key: MessageKey;
  parameters: Record<string, string | number>;
} {
  if (isMessageKey(issue.message)) {
    return { key: issue.message, parameters: { input: '' } };
  }
  if (issue.code === 'too_big') return { key: 'too_long', parameters: { n: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { key: 'blank', parameters: {} };
  const isAddress = issue.code === 'invalid_format' && issue.format === 'email';
  // The alternatives of an address are an address and empty.
  return { key: isAddress || issue.code === 'invalid_union' ? 'email' : 'not_of_this_shape', parameters: {} };
}

/** A value of a contract schema, or null; each error is named by its path. */
const nested = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .optional()
    .transform((value, context): z.infer<Schema> | null | undefined => {
      if (value === undefined || value === null) return value;
      const parsed = schema.safeParse(value);
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) {
        const { key, parameters } = toRefusal(issue);
        context.addIssue({ code: 'custom', message: key, params: { parameters }, path: issue.path });
      }
      return z.NEVER;
    });

const hosts = optionalTextList({ max: 253 }, GROUP_HOSTS_MAX).transform((names, context) => {
  const known = names?.map((name) => name.toLowerCase());
  if (known?.every((name) => HOST_PATTERN.test(name)) !== false) return known && [...new Set(known)];
  context.addIssue({ code: 'custom', message: 'host_invalid' satisfies MessageKey });
  return z.NEVER;
});

/** Colours with insufficient contrast are refused, naming each contrast. */
const colours = z
  .unknown()
  .optional()
  .transform((value, context): GroupColours | null | undefined => {
    if (value === undefined || value === null) return value;
    const refuse = (path: string[], message: MessageKey, parameters = {}): void =>
      context.addIssue({ code: 'custom', message, params: { parameters }, path });
    const sent = z.record(z.string(), z.unknown()).catch({}).parse(value);
    for (const scheme of COLOUR_SCHEMES) {
      const colour = sent[scheme];
      if (typeof colour !== 'string' || !COLOUR_PATTERN.test(colour)) refuse([scheme], 'colour_invalid');
      else if (!isLegible(scheme, colour)) {
        refuse([scheme], 'colour_illegible', { ratio: lowestContrast(scheme, colour).toFixed(1) });
      }
    }
    return { light: String(sent.light), dark: String(sent.dark) };
  });

export const pressGroupForm = officeForm(
  {
    name: optionalText({ max: NAME_MAX_LENGTH }),
    theme: optionalChoice(GROUP_THEMES),
    colours,
    logo: clearableId(),
    office: nested(pressOfficeFormSchema),
    hosts,
    four_eyes: optionalBoolean(),
    shows_clippings: optionalBoolean(),
    review_hour: clearableNumber({ max: 23 }),
    review_days: optionalObjects(z.int().min(1).max(7), 7),
  },
  {
    tagline: { max: TAGLINE_MAX_LENGTH },
    boilerplate: { max: BOILERPLATE_MAX_LENGTH, hasLines: true },
  },
);
export type PressGroupForm = z.infer<typeof pressGroupForm>;
