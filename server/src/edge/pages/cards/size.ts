/** What every messenger shows without cutting it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** Of the text; what is left is the picture's. */
export const COLUMN = 760;
/** Of the picture beside it. */
export const PICTURE_SIZE = { width: CARD_SIZE.width - COLUMN, height: CARD_SIZE.height };
