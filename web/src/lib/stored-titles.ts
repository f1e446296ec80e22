/** Titles of basket items; removed with the session. */
export const BASKET_TITLES = 'basket-titles';
/** Key of the latest searches; deleted with the session, but kept while the screen is locked. */
export const SEARCHES = 'searches';
