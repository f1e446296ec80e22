/** False in server rendering and in the service worker: there are no stored choices. */
export const isInBrowser = 'document' in globalThis;
