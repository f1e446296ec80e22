export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where an address stands in a text, and not only as the end or the beginning of another one. */
export const toMentionPattern = (address: string): RegExp =>
  new RegExp(`(?<![\\w.+-])${escapePattern(address)}(?![\\w-]|\\.\\w)`, 'giu');

/** Whether a text holds the address. */
export const mentions = (text: string, address: string): boolean => toMentionPattern(address).test(text);
