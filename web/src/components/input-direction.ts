import type { HTMLInputTypeAttribute } from 'react';

const LATIN: readonly HTMLInputTypeAttribute[] = ['email', 'url', 'tel', 'password'];

/** Addresses are written from left to right, words as they come; an empty field waits in the direction of its page. */
export function inputDirection(type: HTMLInputTypeAttribute, value: string): 'ltr' | 'auto' | undefined {
  if (LATIN.includes(type)) return 'ltr';
  return value === '' ? undefined : 'auto';
}
