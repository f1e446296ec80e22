/**
 * Readers of a published record: everybody; readers with a confirmed address; readers admitted to the press room;
 * admitted readers except companies' press offices; contacts whom the office invites, or who get it in a prepared
 * basket.
 */
export const RELEASE_ACCESS = ['public', 'confirmed', 'press', 'accredited', 'invited'] as const;
export type ReleaseAccess = (typeof RELEASE_ACCESS)[number];
