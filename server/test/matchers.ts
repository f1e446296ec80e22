import { expect } from 'vitest';

// Vitest's own matchers are `any`; these can be used in typed objects.
export const anyText: unknown = expect.any(String);
export const anyNumber: unknown = expect.any(Number);
export const anyList: unknown = expect.any(Array);
export const textWith = (part: string): unknown => expect.stringContaining(part);
export const textLike = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const listWith = (...parts: unknown[]): unknown => expect.arrayContaining(parts);
export const objectWith = (part: object): unknown => expect.objectContaining(part);
