/** Scroll container that has the focus while reading; only one reader is open at a time. */
export const PANE_ID = 'magazine-pane';
