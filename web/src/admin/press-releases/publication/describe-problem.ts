import type { ReleaseProblem, ReleaseProblemCode } from '@press-room/contract/release-editor';
import { languageName } from '../../../lib/format.ts';
import { entryOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeDay } from '../../components/moments.ts';
import { describeMoment } from './describe-outlook.ts';

interface Words {
  language: string;
  file: string;
  value: string;
  moment: string;
}

const TEXTS: Record<ReleaseProblemCode, (words: Words) => string> = {
  title_missing: ({ language }) => m['office.editor.problem.titleMissing']({ language }),
  nothing_to_publish: () => m['office.editor.problem.nothing'](),
  never_visible: () => m['office.editor.problem.neverVisible'](),
  publish_at_past: () => m['office.editor.problem.publishAtPast'](),
  machine_unread: ({ language, value }) =>
    m['office.editor.problem.machineUnread']({ language, count: Number(value) }),
  written_alone: ({ value }) =>
    value === ''
      ? m['office.editor.problem.writtenAloneOfAll']()
      : m['office.editor.problem.writtenAlone']({ names: value }),
  language_missing: ({ language }) => m['office.editor.problem.languageMissing']({ language }),
  outdated: ({ language, moment }) => m['office.editor.problem.outdated']({ language, date: moment }),
  title_long: ({ language, value }) => m['office.editor.problem.titleLong']({ language, count: value }),
  abstract_missing: ({ language }) => m['office.editor.problem.abstractMissing']({ language }),
  body_missing: ({ language }) => m['office.editor.problem.bodyMissing']({ language }),
  alt_missing: ({ language, file }) => m['office.editor.problem.altMissing']({ language, name: file }),
  credit_missing: ({ file }) => m['office.editor.problem.creditMissing']({ name: file }),
  captions_missing: ({ language, file }) =>
    m['office.editor.problem.captionsMissing']({ language, name: file }),
  file_unready: ({ file }) => m['office.editor.problem.fileUnready']({ name: file }),
  file_failed: ({ file }) => m['office.editor.problem.fileFailed']({ name: file }),
  file_hidden: ({ file }) => m['office.editor.problem.fileHidden']({ name: file }),
  rights_end: ({ file, moment }) => m['office.editor.problem.rightsEnd']({ name: file, date: moment }),
  link_dead: ({ language, value }) => m['office.editor.problem.linkDead']({ language, address: value }),
  comments_open: ({ value }) => m['office.editor.problem.commentsOpen']({ count: Number(value) }),
  embargo_past: ({ moment }) => m['office.editor.problem.embargoPast']({ date: moment }),
  date_far: ({ value }) => m['office.editor.problem.dateFar']({ date: value && officeDay(value) }),
};

export function describeProblem({ code, language, file, value }: ReleaseProblem): string {
  const isInstant = value !== null && /^\d{4}-\d\d-\d\dT/.test(value);
  const write = entryOf(TEXTS, code);
  if (write === undefined) return code;
  return write({
    language: language === null ? '' : languageName(language),
    file: file?.name ?? '',
    value: value ?? '',
    moment: isInstant ? describeMoment(value) : '',
  });
}
