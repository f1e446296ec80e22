import type { DocumentProgress, OfficeMagazine } from '@press-room/contract/admin-magazines';
import type { MagazineKind } from '@press-room/contract/magazines';
import { formatMonthOfYear } from '../../lib/format.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

export const KIND_LABELS: Record<MagazineKind, () => string> = {
  italian: m['office.magazines.kind.italian'],
  international: m['office.magazines.kind.international'],
};

export const toTitle = ({ id, title }: Pick<OfficeMagazine, 'id' | 'title'>): string =>
  ownWords(title) || m['office.releases.untitled']({ id });

export const toPeriod = ({ year, month }: Pick<OfficeMagazine, 'year' | 'month'>): string =>
  formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-15`);

/** Progress of the jobs that read the pages and render the cover. */
export function describeProgress({ pages, cover, pages_read, failure }: DocumentProgress): {
  kind: StatusKind;
  label: string;
} {
  if (pages === 'failed') return { kind: 'stop', label: failure ?? m['office.magazines.progress.failed']() };
  if (pages === 'waiting') return { kind: 'wait', label: m['office.magazines.progress.waiting']() };
  if (pages === 'running') return { kind: 'wait', label: m['office.magazines.progress.running']() };
  if (cover === 'waiting' || cover === 'running') {
    return { kind: 'wait', label: m['office.magazines.progress.cover']() };
  }
  return { kind: 'live', label: m['office.magazines.progress.ready']({ count: pages_read }) };
}

export const isInTheMaking = ({ pages, cover }: DocumentProgress): boolean =>
  [pages, cover].some((step) => step === 'waiting' || step === 'running');
