/** Query key for changed material of the reader, used by the release and the desk. */
export const TAKINGS_KEY = ['takings'];
