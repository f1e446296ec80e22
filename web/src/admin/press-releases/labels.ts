import type { Language } from '@press-room/contract/languages';
import type { OfficePressReleaseRow, TextStanding } from '@press-room/contract/office-press-releases';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import { shownOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../office/page/status-chip.tsx';

export const STATUSES: Record<ReleaseStatus, Chip> = {
  draft: { kind: 'plain', label: m['office.releases.status.draft'] },
  in_review: { kind: 'wait', label: m['office.releases.status.in_review'] },
  scheduled: { kind: 'wait', label: m['office.releases.status.scheduled'] },
  published: { kind: 'live', label: m['office.releases.status.published'] },
  archived: { kind: 'plain', label: m['office.releases.status.archived'] },
};

interface Chip {
  kind: StatusKind;
  label: () => string;
}

type ShownStanding = TextStanding | 'scheduled';

export const STANDINGS: Record<ShownStanding, Chip> = {
  missing: { kind: 'plain', label: m['office.releases.text.missing'] },
  draft: { kind: 'plain', label: m['office.releases.text.draft'] },
  published: { kind: 'live', label: m['office.releases.text.published'] },
  outdated: { kind: 'stop', label: m['office.releases.text.outdated'] },
  scheduled: { kind: 'wait', label: m['office.releases.text.scheduled'] },
};

export const TEXT_FILTER_LABELS: Record<Language, () => string> = {
  it: m['office.releases.textFilter.it'],
  en: m['office.releases.textFilter.en'],
};

export const toTitle = ({ id, title }: Pick<OfficePressReleaseRow, 'id' | 'title'>): string =>
  title || m['office.releases.untitled']({ id });

type Standing = Pick<OfficePressReleaseRow, 'status' | 'publish_at'>;
/** Nobody reads these yet, whatever has been said of their texts. */
const UNSEEN: readonly ReleaseStatus[] = ['draft', 'in_review'];

type StandingText = Pick<
  NonNullable<OfficePressReleaseRow['text'][Language]>,
  'title' | 'status' | 'outdated_since'
>;
/** What was scheduled has appeared once its time has come, whatever its row still says. */
export const statusNow = ({ status, publish_at }: Standing, now: number = Date.now()): ReleaseStatus =>
  status === 'scheduled' && publish_at !== null && Date.parse(publish_at) <= now ? 'published' : status;

const UNDER_EMBARGO: Chip = { kind: 'wait', label: m['office.releases.status.embargo'] };

export const isUnderEmbargo = (
  { embargo_until }: Pick<OfficePressReleaseRow, 'embargo_until'>,
  now: number = Date.now(),
): boolean => embargo_until !== null && Date.parse(embargo_until) > now;

/** How a release stands; what is published and still under embargo is not there for its readers. */
export function statusChip(
  release: Standing & Pick<OfficePressReleaseRow, 'embargo_until'>,
  now: number = Date.now(),
): Chip {
  const status = statusNow(release, now);
  return status === 'published' && isUnderEmbargo(release, now) ? UNDER_EMBARGO : shownOf(STATUSES, status);
}

/** What matters most about a language of a release. */
export function standingOf(
  release: Standing & { text: Partial<Record<Language, StandingText | null>> },
  language: Language,
): ShownStanding {
  const own = release.text[language];
  if (!own?.title) return 'missing';
  if (own.outdated_since !== null) return 'outdated';
  const status = statusNow(release);
  if (status === 'scheduled' && own.status === 'published') return 'scheduled';
  return UNSEEN.includes(status) ? 'draft' : own.status;
}
