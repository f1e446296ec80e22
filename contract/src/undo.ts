/** Seconds in which the office can undo a bulk action. */
export const UNDO_SECONDS = 10;
/** Maximum delay of a publication in which it can be undone. */
export const GRACE_MAX_SECONDS = 60;
