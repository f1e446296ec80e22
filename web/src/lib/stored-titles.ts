/** Titles of basket items; removed with the session. */
export const BASKET_TITLES = 'basket-titles';
/** What was searched for; it ends with the session too, but not while the screen is locked. */
export const SEARCHES = 'searches';
