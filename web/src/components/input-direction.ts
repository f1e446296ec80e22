import type { HTMLInputTypeAttribute } from 'react';

const LATIN: readonly HTMLInputTypeAttribute[] = ['email', 'url', 'tel', 'password'];

/** Addresses are left to right, other text by its content; an empty field follows the page. */
export function inputDirection(type: HTMLInputTypeAttribute, value: string): 'ltr' | 'auto' | undefined {
  if (LATIN.includes(type)) return 'ltr';
  return value === '' ? undefined : 'auto';
}
