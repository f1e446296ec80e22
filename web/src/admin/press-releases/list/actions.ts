import type { OfficePressReleaseRow } from '@press-room/contract/admin-press-releases';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { PressGroup } from '@press-room/contract/press-groups';
import { type ReleaseCheck, releaseCheckPath } from '@press-room/contract/release-editor';
import { postJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { type BulkAction, graceOf, type Written } from '../../components/bulk/bulk-action.ts';
import { buildMove, buildSectorActions } from '../../components/bulk/shared-actions.ts';
import type { Outcome } from '../../components/saving/office-write.ts';
import type { WriteNoun } from '../../components/saving/use-office-write.ts';
import type { SectorOption } from '../../components/sectors/sector-filter.ts';
import { statusNow } from '../labels.ts';
import { describeProblem } from '../publication/describe-problem.ts';

type Row = OfficePressReleaseRow;
type Action = BulkAction<Row>;

const publishedLanguages = ({ text }: Row): Language[] =>
  LANGUAGES.filter((language) => text[language]?.status === 'published');

/** Languages of the schedule; without one, the server publishes every language that has a title. */
const plannedLanguages = (row: Row): { languages?: Language[] } =>
  row.status === 'scheduled' ? { languages: publishedLanguages(row) } : {};

const transit = (write: WriteNoun, { id }: Row, version: number, body: object): Promise<Outcome<Written>> =>
  write<Written>({ method: 'POST', id, action: 'transition/', version, body });

/** Runs transitions in sequence, and stops at the first that fails. */
async function transitBy(
  write: WriteNoun,
  row: Row,
  version: number,
  [first, ...rest]: readonly object[],
): Promise<Outcome<Written>> {
  const outcome = await transit(write, row, version, first ?? {});
  if (outcome.kind !== 'saved' || rest.length === 0) return outcome;
  return transitBy(write, row, outcome.row.version, rest);
}

/** Scheduled for the end of the undo period: an undone release was never visible. */
const publish: Action = {
  name: 'publish',
  label: m['office.releases.publish.label'],
  permission: 'press_release.publish',
  obstacleOf: (row) => {
    const status = statusNow(row);
    if (status === 'published') return m['office.releases.publish.already']();
    if (status === 'archived') return m['office.releases.publish.archived']();
    return row.title === '' ? m['office.releases.publish.noTitle']() : null;
  },
  warningsOf: async (row) => {
    const form = { to: 'published', ...plannedLanguages(row) };
    const { problems } = await postJson<ReleaseCheck>(releaseCheckPath(row.id), form);
    return problems.map((problem) => ({
      text: describeProblem(problem),
      isUnready: problem.code === 'file_unready',
    }));
  },
  title: (count) => m['office.releases.publish.title']({ count }),
  text: m['office.releases.publish.text'],
  run: (write, row, batch) =>
    transit(write, row, row.version, {
      to: 'published',
      grace_seconds: graceOf(batch),
      ...plannedLanguages(row),
      ...(batch.files ? { files: batch.files } : {}),
    }),
  undo: (write, row, version) => transitBy(write, row, version, wayBack(row)),
  done: (count) => m['office.releases.publish.done']({ count }),
};

function wayBack(row: Row): object[] {
  if (row.status === 'in_review') return [{ to: 'draft' }, { to: 'in_review' }];
  if (row.status !== 'scheduled') return [{ to: 'draft' }];
  return [
    { to: 'scheduled', files: 'as_they_are', publish_at: row.publish_at, languages: publishedLanguages(row) },
  ];
}

const withdraw: Action = {
  name: 'withdraw',
  label: m['office.releases.withdraw.label'],
  permission: 'press_release.publish',
  obstacleOf: (row) => (statusNow(row) === 'published' ? null : m['office.releases.withdraw.notPublished']()),
  title: (count) => m['office.releases.withdraw.title']({ count }),
  text: m['office.releases.withdraw.text'],
  run: (write, row) => {
    const languages = publishedLanguages(row);
    // The row can still be stored as scheduled after its time: publish it first.
    const before = row.status === 'scheduled' ? [{ to: 'published', files: 'as_they_are', languages }] : [];
    return transitBy(write, row, row.version, [...before, { to: 'archived' }]);
  },
  undo: (write, row, version) =>
    transit(write, row, version, {
      to: 'published',
      files: 'as_they_are',
      languages: publishedLanguages(row),
    }),
  done: (count) => m['office.releases.withdraw.done']({ count }),
};

const buildTagging = (sectors: readonly SectorOption[]): readonly Action[] =>
  buildSectorActions<Row>({
    permission: 'press_release.edit',
    sectorsOf: ({ sectors: own }) => own,
    options: sectors,
    add: {
      label: m['office.releases.tag.label'],
      title: (count) => m['office.releases.tag.title']({ count }),
      done: (count) => m['office.releases.tag.done']({ count }),
    },
    remove: {
      label: m['office.releases.untag.label'],
      title: (count) => m['office.releases.untag.title']({ count }),
      done: (count) => m['office.releases.untag.done']({ count }),
    },
  });

export const buildActions = (
  groups: readonly PressGroup[],
  sectors: readonly SectorOption[],
): readonly Action[] => [
  publish,
  withdraw,
  ...buildMove<Row>({
    permission: 'press_release.edit',
    groups,
    title: (count) => m['office.releases.move.title']({ count }),
    done: (count) => m['office.releases.move.done']({ count }),
  }),
  ...buildTagging(sectors),
];
