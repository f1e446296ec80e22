import type {
  OfficePressRelease,
  ReleaseVersion,
  ReleaseVersionRow,
} from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Failure } from '../../../components/failure.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf as wordOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { labelOf } from '../field-labels.ts';
import { STATUSES } from '../labels.ts';
import { versionQuery, versionsQuery } from '../queries.ts';
import { type Changes, FIELD_NAMES, fieldOf, isSame } from '../saving/fields.ts';
import { useEditing, useSaved, useShown } from '../saving/use-editing.ts';
import { FieldDifference } from '../versions/field-difference.tsx';
import styles from './panels.module.css';

/** Versions of this release: one for each change of state and each pause in editing. */
export function VersionsPanel() {
  const saved = useSaved();
  const { data, error, refetch } = useQuery(versionsQuery(saved.id, saved.version));
  const [opened, setOpened] = useState<number | null>(null);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <p>{m['office.editor.versions.none']()}</p>;
  return (
    <>
      <ol className={styles.list}>
        {data?.map((row) => (
          <li key={row.version}>
            <button type="button" className={styles.problem} onClick={() => setOpened(row.version)}>
              <span />
              <span>{describeVersion(row)}</span>
            </button>
          </li>
        ))}
      </ol>
      {opened !== null && <VersionDialog id={saved.id} version={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const describeVersion = ({ at, by, status, note, is_pending }: ReleaseVersionRow): string =>
  joinFacts([
    officeMoment(at),
    by ? toPersonName(by) : m['office.editor.versions.nobody'](),
    wordOf(STATUSES, status),
    is_pending ? m['office.editor.versions.pending']() : '',
    note,
  ]);

interface VersionDialogProps {
  id: number;
  version: number;
  onClose: () => void;
}

/** Comparison of a version with the current text, and its restoration. */
function VersionDialog({ id, version, onClose }: VersionDialogProps) {
  const editing = useEditing();
  const shown = useShown();
  const { data, error, refetch } = useQuery(versionQuery(id, version));
  const changes = data ? toRestored(shown, data) : {};
  return (
    <Dialog
      title={data ? describeVersion(data) : m['office.editor.versions.title']()}
      isWide
      onClose={onClose}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {data && <Differences shown={shown} changes={changes} />}
      <div className={styles.actions}>
        {!editing.isReadOnly && Object.keys(changes).length > 0 && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              editing.restore(changes);
              onClose();
            }}
          >
            {m['office.editor.versions.restore']()}
          </button>
        )}
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.editor.versions.close']()}
        </button>
      </div>
    </Dialog>
  );
}

/** Changes that restore a version. */
function toRestored(shown: OfficePressRelease, { document }: ReleaseVersion): Changes {
  const then = { ...shown, ...document } as OfficePressRelease;
  const names = FIELD_NAMES.filter((name) => !name.endsWith('.outdated_since'));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fieldOf(then, name);
      return isSame(value, fieldOf(shown, name)) ? [] : [[name, value]];
    }),
  );
}

/** Differences between a version and the current release; additions are marked as new. */
function Differences({ shown, changes }: { shown: OfficePressRelease; changes: Changes }) {
  const names = Object.keys(changes);
  if (names.length === 0) return <p>{m['office.editor.versions.same']()}</p>;
  const others = names.filter((name) => !name.startsWith('text.'));
  return (
    <>
      {LANGUAGES.toReversed().flatMap((language) =>
        RELEASE_TEXT_FIELDS.map((field) => ({ name: `text.${language}.${field}`, field, language }))
          .filter(({ name }) => name in changes)
          .map(({ name, field }) => (
            <FieldDifference
              key={name}
              field={field}
              label={labelOf(name)}
              before={String(changes[name])}
              after={String(fieldOf(shown, name))}
            />
          )),
      )}
      {others.length > 0 && (
        <p>{m['office.editor.versions.others']({ fields: others.map(labelOf).join(', ') })}</p>
      )}
    </>
  );
}
