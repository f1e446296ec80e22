/** Titles of what is in the basket; they end with the session. */
export const BASKET_TITLES = 'basket-titles';
