import type { OfficePressReleaseRow, TextFilter } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import type { ReleaseStatus } from '@press-room/contract/press-releases';
import type { ReaderState, Readers } from '@press-room/contract/readers';
import { entryOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import type { StatusKind } from '../components/page/status-chip.tsx';

/** Labels of the states that a version can have. */
export const STATUSES: Record<ReleaseStatus, () => string> = {
  draft: m['office.releases.status.draft'],
  in_review: m['office.releases.status.in_review'],
  scheduled: m['office.releases.status.scheduled'],
  published: m['office.releases.status.published'],
  archived: m['office.releases.status.archived'],
};

interface Chip {
  kind: StatusKind;
  label: () => string;
}

type TextState = TextFilter | 'scheduled' | 'embargo' | 'expired' | 'archived';

export const TEXT_STATES: Record<TextState, Chip> = {
  missing: { kind: 'plain', label: m['office.releases.text.missing'] },
  draft: { kind: 'plain', label: m['office.releases.text.draft'] },
  published: { kind: 'live', label: m['office.releases.text.published'] },
  outdated: { kind: 'stop', label: m['office.releases.text.outdated'] },
  scheduled: { kind: 'wait', label: m['office.releases.text.scheduled'] },
  embargo: { kind: 'wait', label: m['office.releases.text.embargo'] },
  expired: { kind: 'plain', label: m['office.releases.text.expired'] },
  archived: { kind: 'plain', label: m['office.releases.text.archived'] },
};

export const TEXT_FILTER_LABELS: Record<Language, () => string> = {
  it: m['office.releases.textFilter.it'],
  en: m['office.releases.textFilter.en'],
};

export const toTitle = ({ id, title }: Pick<OfficePressReleaseRow, 'id' | 'title'>): string =>
  title || m['office.releases.untitled']({ id });

type ReleaseState = Pick<OfficePressReleaseRow, 'status' | 'publish_at'>;

/** A scheduled release counts as published after its time, even if its row is not updated yet. */
export const statusNow = ({ status, publish_at }: ReleaseState, now: number = Date.now()): ReleaseStatus =>
  status === 'scheduled' && publish_at !== null && Date.parse(publish_at) <= now ? 'published' : status;

type StateText = Pick<
  NonNullable<OfficePressReleaseRow['text'][Language]>,
  'title' | 'status' | 'outdated_since'
>;

/** State of a readable language of a release for readers. */
const STANDING_OF: Record<ReaderState, TextState> = {
  draft: 'draft',
  in_review: 'draft',
  scheduled: 'scheduled',
  embargo: 'embargo',
  press: 'published',
  public: 'published',
  expired: 'expired',
  archived: 'archived',
  hidden: 'draft',
  empty: 'draft',
};

/** Most important state of a language of a release. */
export function stateOfText(
  { readers, text }: { readers: Readers; text: Partial<Record<Language, StateText | null>> },
  language: Language,
): TextState {
  const own = text[language];
  if (!own?.title) return 'missing';
  if (own.outdated_since !== null) return 'outdated';
  return own.status === 'published' ? (entryOf(STANDING_OF, readers.state) ?? 'draft') : 'draft';
}
