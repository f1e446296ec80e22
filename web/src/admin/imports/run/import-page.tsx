import type { ImportRun } from '@press-room/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMomentInFull } from '../../components/moments.ts';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { toImport, toImportDifferences } from '../../paths.ts';
import { STATE_LABELS, TARGET_LABELS } from '../labels.ts';
import { importQuery } from '../queries.ts';
import { Writing } from '../working.tsx';
import styles from './import-page.module.css';
import { MappingForm } from './mapping-form.tsx';
import { NewImport } from './new-import.tsx';
import { Preview } from './preview.tsx';
import { Refused } from './refused.tsx';
import { Result } from './result.tsx';
import { SourceForm } from './source-form.tsx';

/** Import: parsing and mapping of the file, then the result. */
export function ImportPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewImport /> : <Stored id={Number(id)} />;
}

function Stored({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(importQuery(id));
  if (data) return <Loaded run={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

export const describeRun = ({ target, bytes, by, created_at }: ImportRun): string =>
  joinFacts([
    labelOf(TARGET_LABELS, target),
    formatBytes(bytes),
    by ? toPersonName(by) : '',
    officeMomentInFull(created_at),
  ]);

function Loaded({ run }: { run: ImportRun }) {
  const { id, state, found, file_name, same_as } = run;
  const mayChange = usePermissions().includes('import.create');
  const isOpen = state === 'open' || state === 'compared';
  return (
    <OfficePage
      title={file_name}
      status={
        <StatusChip kind={shownOf(STATE_LABELS, state).kind} label={shownOf(STATE_LABELS, state).label()} />
      }
      facts={describeRun(run)}
      action={
        run.counts &&
        found && (
          <Link href={toImportDifferences(id)} className={isOpen ? buttons.button : buttons.quiet}>
            {m['office.imports.differences.title']()}
          </Link>
        )
      }
    >
      <div className={styles.parts}>
        <Writing run={run} />
        {state === 'compared' && <Refused run={run} />}
        {!isOpen && state !== 'applying' && <Result run={run} />}
        {isOpen && found === null && (
          <StatusNote kind="alert" title={m['office.imports.erased']()} isLive={false} />
        )}
        {isOpen && same_as && (
          <StatusNote kind="plain" title={m['office.imports.same.title']()} isLive={false}>
            <p>{m['office.imports.same.text']({ date: officeMomentInFull(same_as.applied_at) })}</p>
            <Link href={toImport(same_as.id)}>{m['office.imports.same.link']()}</Link>
          </StatusNote>
        )}
        {isOpen && found && <Steps key={readingOf(run)} run={run} found={found} mayChange={mayChange} />}
      </div>
    </OfficePage>
  );
}

/** Key of the columns: another file or other parser settings change them. */
const readingOf = ({ found }: ImportRun): string =>
  JSON.stringify([found?.table, found?.header_row, found?.delimiter, found?.encoding, found?.quotes]);

interface StepsProps {
  run: ImportRun;
  found: NonNullable<ImportRun['found']>;
  mayChange: boolean;
}

function Steps({ run, found, mayChange }: StepsProps) {
  const hasRows = found.columns.length > 0;
  return (
    <>
      <section className={styles.step} aria-labelledby="import-source">
        <h2 id="import-source" className={styles.heading}>
          {m['office.imports.source.title']()}
        </h2>
        <SourceForm run={run} found={found} isReadOnly={!mayChange} />
        {hasRows && <Preview found={found} />}
      </section>
      {hasRows && (
        <section className={styles.step} aria-labelledby="import-mapping">
          <h2 id="import-mapping" className={styles.heading}>
            {m['office.imports.mapping.title']()}
          </h2>
          <p className={styles.note}>{m['office.imports.mapping.text']({ count: found.row_count })}</p>
          <MappingForm run={run} found={found} isReadOnly={!mayChange} />
        </section>
      )}
    </>
  );
}
