import { expect } from 'vitest';

type Check = (actual: unknown, expected: unknown, path: string) => void;

const TYPES: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value),
  bool: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  list: Array.isArray,
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const listOf = (value: unknown, path: string): unknown[] => {
  expect(Array.isArray(value), `${path} is a list`).toBe(true);
  return value as unknown[];
};

function decodeClaims(token: unknown): Record<string, unknown> {
  const payload = String(token).split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

const MATCHERS: Record<string, Check> = {
  $re: (actual, expected, path) => expect(String(actual), path).toMatch(new RegExp(String(expected))),
  $type: (actual, expected, path) =>
    expect(TYPES[String(expected)]?.(actual), `${path} is ${String(expected)}`).toBe(true),
  $len: (actual, expected, path) => expect(listOf(actual, path).length, path).toBe(expected),
  $len_min: (actual, expected, path) =>
    expect(listOf(actual, path).length, path).toBeGreaterThanOrEqual(Number(expected)),
  $has: (actual, expected, path) =>
    expect(
      listOf(actual, path).some((each) => matches(each, expected)),
      `${path} has a match`,
    ).toBe(true),
  $first: (actual, expected, path) => checkJson(listOf(actual, path)[0], expected, `${path}[0]`),
  $every: (actual, expected, path) => {
    for (const [index, each] of listOf(actual, path).entries())
      checkJson(each, expected, `${path}[${index}]`);
  },
  $rows: (actual, expected, path) => {
    const ids = listOf(actual, path).map((row) => (row as { id: number }).id);
    expect(ids, path).toEqual(expected);
  },
  $claims: (actual, expected, path) => checkJson(decodeClaims(actual), expected, `${path} claims`),
  $lifetime: (actual, expected, path) => {
    const { min, max } = expected as { min: number; max: number };
    const left = Number(decodeClaims(actual).exp) - Date.now() / 1000;
    expect(left, path).toBeGreaterThanOrEqual(min);
    expect(left, path).toBeLessThanOrEqual(max);
  },
};

function matches(actual: unknown, expected: unknown): boolean {
  try {
    checkJson(actual, expected, '');
    return true;
  } catch {
    return false;
  }
}

/** Objects as subset, arrays element by element, plain values exactly (contract 12). */
export function checkJson(actual: unknown, expected: unknown, path = 'json'): void {
  if (Array.isArray(expected)) {
    const list = listOf(actual, path);
    expect(list.length, `${path} length`).toBe(expected.length);
    for (const [index, each] of expected.entries()) checkJson(list[index], each, `${path}[${index}]`);
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    expect(actual, path).toBe(expected);
    return;
  }
  for (const [key, value] of Object.entries(expected)) {
    const matcher = MATCHERS[key];
    if (matcher !== undefined) {
      matcher(actual, value, path);
      continue;
    }
    expect(key.startsWith('$'), `known matcher ${key}`).toBe(false);
    expect(TYPES.object?.(actual), `${path} is an object`).toBe(true);
    checkJson((actual as Record<string, unknown>)[key], value, `${path}.${key}`);
  }
}

/** Looks up a dotted path; `undefined` if it ends early. */
export const lookUp = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
