/** What scrolls and takes the focus while one reads; there is one reader at a time. */
export const PANE_ID = 'magazine-pane';
