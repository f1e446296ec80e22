export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches an address in a text, but not as part of another one. */
export const toMentionPattern = (address: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${escapePattern(address)}(?![\\w-]|\\.\\w)`, 'giu');

/** Whether a text contains the address. */
export const mentions = (text: string, address: string): boolean => toMentionPattern(address).test(text);
