/**
 * Everything of a target as a file that can be imported again: `?target=`, `?type=`. Screens that only export load this
 * without the schemas of imports and companies.
 */
export const EXPORT_PATH = '/api/company/export/';
