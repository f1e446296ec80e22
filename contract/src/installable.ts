/** Files that make the web app installable: the index page names both, and the service worker covers the whole origin. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
export const MANIFEST_PATH = '/manifest.webmanifest';
