/** Id of the heading above the pictures of a release, where its bar leads. */
export const PICTURES_ID = 'release-pictures';
