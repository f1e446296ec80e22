/** Seconds in which the back office offers to undo a bulk action. */
export const UNDO_SECONDS = 10;
/** Longest delay for readers of a release that is published at once and can be undone meanwhile. */
export const GRACE_MAX_SECONDS = 60;
