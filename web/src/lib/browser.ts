/** False in server rendering and in the service worker, which have no stored settings. */
export const isInBrowser = 'document' in globalThis;
