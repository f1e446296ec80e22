/**
 * Paths of the files that make the web app installable: the index page refers to both, and the service worker controls
 * the whole origin.
 */
export const SERVICE_WORKER_PATH = '/service-worker.js';
export const MANIFEST_PATH = '/manifest.webmanifest';
