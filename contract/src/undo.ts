/** For how long the back office offers to take back what was done to many at once. */
export const UNDO_SECONDS = 10;
/** For how long at most what is published at once may wait for readers meanwhile. */
export const GRACE_MAX_SECONDS = 60;
