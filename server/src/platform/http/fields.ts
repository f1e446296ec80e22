import { EMAIL_MAX_LENGTH, PASSWORD_MAX_BYTES } from '@press-room/contract/limits';
import { toComparedAddress, toMailAddress } from '@press-room/contract/mail-addresses';
import { toSingleLine } from '@press-room/contract/single-line';
import { isWebAddress } from '@press-room/contract/urls';
import { z } from 'zod';
import type { MessageKey } from '../text/messages.ts';
import { field, refuse, whenPresent } from './field.ts';
import { ID_MAX } from './query.ts';

export interface TextOptions {
  max: number;
  allowBlank?: boolean;
  /** Passwords keep their spaces (contract 2.2). */
  trim?: boolean;
  /** May have several lines; otherwise line breaks and other control characters become spaces. */
  hasLines?: boolean;
}

export function readText(
  value: unknown,
  { max, allowBlank = false, trim = true, hasLines = false }: TextOptions,
): string {
  if (value === undefined) return refuse('required');
  if (value === null) return refuse('null');
  if (typeof value !== 'string' && typeof value !== 'number') return refuse('not_a_string');
  if (String(value).includes('\0')) return refuse('null_characters');
  const typed = String(value);
  const text = !trim ? typed : hasLines ? typed.trim() : toSingleLine(typed);
  if (text === '' && !allowBlank) return refuse('blank');
  if (Array.from(text).length > max) return refuse('too_long', { n: max });
  return text;
}

export const requiredText = (options: TextOptions) => field((value) => readText(value, options));

/** The login name, an e-mail address. It is not validated further, because only known ones sign in. */
export const loginText = () =>
  field((value) => toComparedAddress(readText(value, { max: EMAIL_MAX_LENGTH })));

/** Reads `name` from the first of its aliases in the body. */
export function withAliases<Schema extends z.ZodType>(
  name: string,
  aliases: readonly string[],
  schema: Schema,
) {
  return z.preprocess((body: Record<string, unknown>) => {
    const present = [name, ...aliases].find((alias) => Object.hasOwn(body, alias));
    return present === undefined ? body : { ...body, [name]: body[present] };
  }, schema);
}

/** Also accepts camelCase spellings if the snake_case one is absent (contract 5.3). */
export function withCamelCase<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return z.preprocess((body: Record<string, unknown>) => {
    const renamed = Object.keys(schema.shape).flatMap((name): [string, unknown][] => {
      const alias = name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
      return !Object.hasOwn(body, name) && Object.hasOwn(body, alias) ? [[name, body[alias]]] : [];
    });
    return { ...body, ...Object.fromEntries(renamed) };
  }, schema);
}

/** A password as typed; the length limit keeps hashing cheap. */
export const passwordText = () =>
  field((value) => {
    const password = readText(value, { max: PASSWORD_MAX_BYTES, trim: false });
    const isLong = Buffer.byteLength(password) > PASSWORD_MAX_BYTES;
    return isLong ? refuse('too_long', { n: PASSWORD_MAX_BYTES }) : password;
  });

/** A text that may be empty. */
export const optionalText = (options: TextOptions) =>
  whenPresent((value) => readText(value, { ...options, allowBlank: true }));

/** A text that may be absent but not empty. */
export const changedText = (options: TextOptions) => whenPresent((value) => readText(value, options));

/** The address of a website, or empty (spec 5). */
export const optionalWebAddress = (options: TextOptions) =>
  whenPresent((value) => {
    const text = readText(value, { ...options, allowBlank: true });
    return text === '' || isWebAddress(text) ? text : refuse('url');
  });

/** Texts in their order; of too many, the last ones. A single text counts as a list of one. */
export const optionalTexts = (options: TextOptions, most: number) =>
  whenPresent((value) => {
    if (value === null) return refuse('null');
    const given: unknown[] = Array.isArray(value) ? value : [value];
    return given.slice(-most).map((each) => readText(each, options));
  });

/** Normalised to the stored spelling. */
const readEmail = (value: unknown): string =>
  toMailAddress(readText(value, { max: EMAIL_MAX_LENGTH })) ?? refuse('email');

export const emailText = () => field(readEmail);
export const optionalEmail = () => whenPresent(readEmail);
/** An address that may be empty. */
export const optionalEmailOrBlank = () => whenPresent((value) => (value === '' ? '' : readEmail(value)));

// Values that forms send for checked and unchecked boxes.
const YES: readonly unknown[] = [true, 1, 'true', 'True', 'on', 'yes', '1'];
const NO: readonly unknown[] = [false, 0, 'false', 'False', 'off', 'no', '0'];

function readBoolean(value: unknown): boolean {
  if (value === undefined) return refuse('required');
  if (value === null) return refuse('null');
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : refuse('not_a_boolean');
}

export const requiredBoolean = () => field(readBoolean);
export const optionalBoolean = () => whenPresent(readBoolean);

function readRecord(value: unknown): object {
  if (value === undefined) return refuse('required');
  if (value === null) return refuse('null');
  return typeof value === 'object' && !Array.isArray(value) ? value : refuse('not_a_record');
}

/** An object whose content is checked elsewhere. */
export const requiredRecord = () => field(readRecord);
export const optionalRecord = () => whenPresent(readRecord);

/** A box that must be checked. */
export const acceptance = () => field((value) => readBoolean(value) || refuse('must_accept'));
/** A box that may be absent, but not unchecked. */
export const optionalAcceptance = () => whenPresent((value) => readBoolean(value) || refuse('must_accept'));

function readChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) return chosen;
  return refuse('choice', { input: typeof value === 'string' ? value : JSON.stringify(value) });
}

export const requiredChoice = <Choice extends string>(choices: readonly Choice[]) =>
  field((value) => {
    if (value === undefined) return refuse('required');
    return value === null ? refuse('null') : readChoice(value, choices);
  });

export const optionalChoice = <Choice extends string>(choices: readonly Choice[]) =>
  whenPresent((value) => (value === null ? refuse('null') : readChoice(value, choices)));

/** Null and empty text clear the choice. */
export const clearableChoice = <Choice extends string>(choices: readonly Choice[]) =>
  whenPresent((value) => (value === null || value === '' ? null : readChoice(value, choices)));

/** Several choices in their defined order; a single text counts as a list of one. */
export const optionalChoices = <Choice extends string>(choices: readonly Choice[]) =>
  whenPresent((value) => {
    if (value === null) return refuse('null');
    const given: unknown[] = Array.isArray(value) ? value : value === '' ? [] : [value];
    const chosen = given.map((each) => readChoice(each, choices));
    return choices.filter((choice) => chosen.includes(choice));
  });

/** At least one choice. */
export const requiredChoices = <Choice extends string>(choices: readonly Choice[]) =>
  field((value) => {
    const given: unknown[] = Array.isArray(value) ? value : [];
    const chosen = given.map((each) => readChoice(each, choices));
    return chosen.length === 0 ? refuse('required') : choices.filter((choice) => chosen.includes(choice));
  });

const WHOLE_NUMBER = /^\s*[+-]?\d+(?:\.0*)?\s*$/;

/** A whole number, also as text (contract 2.2). */
export function readInteger(value: unknown): number {
  if (value === undefined) return refuse('required');
  if (value === null) return refuse('null');
  const number = typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : refuse('not_an_integer');
}

/** A whole number from 0; null and empty text clear it. */
export const clearableNumber = ({ max }: { max: number }) =>
  whenPresent((value) => {
    if (value === null || value === '') return null;
    const number = readInteger(value);
    if (number < 0) return refuse('too_small', { n: 0 });
    return number > max ? refuse('too_large', { n: max }) : number;
  });

/** A whole number between two bounds. */
export const optionalNumber = ({ min, max }: { min: number; max: number }) =>
  whenPresent((value) => {
    const number = readInteger(value);
    if (number < min) return refuse('too_small', { n: min });
    return number > max ? refuse('too_large', { n: max }) : number;
  });

/** A text that matches a pattern; null and empty text clear it. */
export const clearableMatch = (pattern: RegExp, key: MessageKey) =>
  whenPresent((value) => {
    if (value === null || value === '') return null;
    return typeof value === 'string' && pattern.test(value) ? value : refuse(key);
  });

export function readList(value: unknown, max: number): unknown[] {
  if (!Array.isArray(value)) return refuse('not_a_list');
  return value.length > max ? refuse('too_many', { n: max }) : value;
}

/** Ids, without duplicates. */
export const optionalIds = ({ max, allowNone = false }: { max: number; allowNone?: boolean }) =>
  whenPresent((value) => {
    const ids = [...new Set(readList(value, max).map(readId))];
    return ids.length === 0 && !allowNone ? refuse('empty_list') : ids;
  });

/** Texts in their order, without duplicates. */
export const optionalTextList = (options: TextOptions, most: number) =>
  optionalListOf((each) => readText(each, options), most);

/** Without duplicates. */
export const optionalListOf = <Item>(read: (value: unknown) => Item, most: number) =>
  whenPresent((value) => [...new Set(readList(value, most).map(read))]);

/** Objects of one shape; any other object refuses the whole list. */
export const optionalObjects = <Item>(schema: z.ZodType<Item>, most: number) =>
  whenPresent((value) => {
    const parsed = z.array(schema).safeParse(readList(value, most));
    return parsed.success ? parsed.data : refuse('not_of_this_shape');
  });

function readObject<Item>(value: unknown, schema: z.ZodType<Item>): Item {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : refuse('not_of_this_shape');
}

/** An object of one shape. */
export const optionalObject = <Item>(schema: z.ZodType<Item>) =>
  whenPresent((value) => readObject(value, schema));

/** An object of one shape; null clears it. */
export const clearableObject = <Item>(schema: z.ZodType<Item>) =>
  whenPresent((value) => (value === null ? null : readObject(value, schema)));

/** A list whose items are checked one by one. */
export const requiredList = (most: number) =>
  field((value) => {
    if (value === undefined) return refuse('required');
    const list = readList(value, most);
    return list.length === 0 ? refuse('empty_list') : list;
  });

/** Refuses any value of another type. */
export const unreadable = () => whenPresent(() => refuse('not_of_this_shape'));

/** A row by its id or its name. */
export const requiredIdOrName = (options: TextOptions) =>
  field((value) => (typeof value === 'number' ? readId(value) : readText(value, options)));
export const optionalIdOrName = (options: TextOptions) =>
  whenPresent((value) => (typeof value === 'number' ? readId(value) : readText(value, options)));

/** A row by its id or its name; null and empty text clear it. */
export const clearableIdOrName = (options: TextOptions) =>
  whenPresent((value) => {
    if (value === null || value === '') return null;
    return typeof value === 'number' ? readId(value) : readText(value, options);
  });

/** Id of a row. */
export const requiredId = () => field(readId);
export const optionalId = () => whenPresent(readId);

/** Id of a row; null and empty text clear it. */
export const clearableId = () =>
  whenPresent((value) => (value === null || value === '' ? null : readId(value)));

function readId(value: unknown): number {
  const id = readInteger(value);
  return id > 0 && id <= ID_MAX ? id : refuse('not_an_integer');
}

const instantSchema = z.iso.datetime({ offset: true });

/** An instant with its time zone, as UTC; null and empty text clear it. */
export const clearableInstant = () =>
  whenPresent((value) => {
    if (value === null || value === '') return null;
    const parsed = instantSchema.safeParse(value);
    return parsed.success ? new Date(parsed.data).toISOString() : refuse('not_an_instant');
  });

const dateSchema = z.iso.date();

/** A day as `YYYY-MM-DD`; null and empty text clear it. */
export const clearableDate = () =>
  whenPresent((value) => (value === null || value === '' ? null : readDate(value)));

/** A day as `YYYY-MM-DD`. */
export const optionalDate = () => whenPresent(readDate);

function readDate(value: unknown): string {
  const parsed = dateSchema.safeParse(value);
  return parsed.success ? parsed.data : refuse('not_a_date');
}
