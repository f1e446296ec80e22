import { openShared } from './shared-folder.ts';

/** Real photographs and documents. */
export const { isThere: hasSharedMedia, read: readSharedMedia } = openShared('media');
