/** Size that messengers show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** Width of the text; the picture uses the rest. */
export const COLUMN = 760;
/** Size of the picture beside it. */
export const PICTURE_SIZE = { width: CARD_SIZE.width - COLUMN, height: CARD_SIZE.height };
