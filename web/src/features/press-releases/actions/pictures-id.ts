/** Id of the heading above the pictures, the target of a link in the bar. */
export const PICTURES_ID = 'release-pictures';
