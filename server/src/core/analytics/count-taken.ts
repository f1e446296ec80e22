import { isStaff } from '@press-room/contract/account-groups';
import type { AnalyticsKind, AnalyticsSubject } from '@press-room/contract/analytics';
import type { BasketKind, DownloadRequest } from '@press-room/contract/downloads';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '../../platform/http/authentication.ts';
import type { AnalyticsCounter, Taken } from './counter.ts';

/** Opt-out signals: Global Privacy Control, and the older Do Not Track. */
const asksNot = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1';

/** Whether the request counts in statistics; requests of officers do not. */
export const isCounted = (request: FastifyRequest, { account }: Reader): boolean =>
  !asksNot(request) && !(account && isStaff(account));

interface Counting {
  analytics: AnalyticsCounter;
}

export function countTaken(
  { analytics }: Counting,
  request: FastifyRequest,
  { kind, reader, subjects }: { kind: AnalyticsKind; reader: Reader; subjects: readonly Taken['subject'][] },
): void {
  if (!isCounted(request, reader)) return;
  const account = reader.account?.id ?? null;
  for (const subject of subjects) analytics.count({ kind, subject, account });
}

export const countDownload = (
  context: Counting,
  request: FastifyRequest,
  { asked, reader }: { asked: DownloadRequest; reader: Reader },
): void => countTaken(context, request, { kind: 'download', reader, subjects: subjectsOf(asked) });

const ITEM_SUBJECTS = {
  picture: 'asset',
  file: 'asset',
  press_release: 'press_release',
  magazine: 'magazine',
} as const satisfies Record<BasketKind, AnalyticsSubject>;

/** Each item of a basket counts; a gallery, a kit and a release count as one each. */
function subjectsOf(asked: DownloadRequest): Taken['subject'][] {
  if ('basket' in asked) return asked.basket.map(({ kind, id }) => ({ kind: ITEM_SUBJECTS[kind], id }));
  if ('asset' in asked) return [{ kind: 'asset', id: asked.asset }];
  if ('gallery' in asked) return [{ kind: 'gallery', id: asked.gallery }];
  if ('press_kit' in asked) return [{ kind: 'press_kit', id: asked.press_kit }];
  return [{ kind: 'press_release', id: asked.press_release }];
}
