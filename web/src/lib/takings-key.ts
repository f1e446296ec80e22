/** Query key of changed material, shared by the release and the dashboard. */
export const TAKINGS_KEY = ['takings'];
