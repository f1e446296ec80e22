/** Of what the reader took and has changed since: the release and the desk show it. */
export const TAKINGS_KEY = ['takings'];
