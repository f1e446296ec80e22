/** False where the server draws, and in the service worker: nobody's choices are there. */
export const isInBrowser = 'document' in globalThis;
