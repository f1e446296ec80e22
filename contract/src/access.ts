/**
 * Readers of a published record: everybody; readers with a confirmed address; readers admitted to the press room;
 * admitted readers except press offices of companies; people whom the office invites, or who get it with a basket that it
 * prepares.
 */
export const RELEASE_ACCESS = ['public', 'confirmed', 'press', 'accredited', 'invited'] as const;
export type ReleaseAccess = (typeof RELEASE_ACCESS)[number];
