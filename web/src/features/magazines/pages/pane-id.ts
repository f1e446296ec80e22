/** Scroll container that takes the focus while reading; there is one reader at a time. */
export const PANE_ID = 'magazine-pane';
