/** What every messenger shows without cutting it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
