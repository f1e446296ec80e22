import { REPORT_ACTIONS_MAX } from '@press-room/contract/error-reports';

const actions: string[] = [];

/** Removes secrets from a path: mailed links have them in a segment with `=`, previews in the last one. */
export const tellablePath = (path: string): string =>
  (path.split('?', 1)[0] ?? '').replace(/\/[^/]*=[^/]*/g, '/…').replace(/^\/preview\/.+/, '/preview/…');

/** Records actions for error reports: screens and calls, never input. */
export function recordAction(kind: string, path: string, outcome: string | number = ''): void {
  const time = new Date().toISOString().slice(11, 19);
  actions.push(`${time} ${kind} ${tellablePath(path)} ${outcome}`.trim());
  if (actions.length > REPORT_ACTIONS_MAX) actions.shift();
}

/** Oldest first. */
export const lastActions = (): readonly string[] => [...actions];
