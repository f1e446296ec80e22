/** Escapes a text for HTML and XML, between tags and in quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** XML does not allow control characters. */
export const toXmlText = (text: string): string =>
  text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
