import {
  IMPORT_KINDS,
  IMPORT_PATH,
  type ImportDifference,
  type ImportRun,
  importDifferencePath,
} from '@press-room/contract/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { shownOf } from '../../../lib/labels.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkCall } from '../../components/bulk/bulk-action.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { toImport, toImportDifferences } from '../../paths.ts';
import { KIND_LABELS, STATE_LABELS } from '../labels.ts';
import { findOut, importQuery } from '../queries.ts';
import { Refused } from '../run/refused.tsx';
import { Writing } from '../working.tsx';
import { ApplyButton } from './apply-button.tsx';
import { COLUMNS } from './columns.tsx';
import styles from './differences.module.css';
import { FieldChoices } from './field-choices.tsx';
import { KindCards } from './kind-cards.tsx';
import { RunContext } from './run-context.ts';
import { useChoose } from './use-choose.ts';

/** Differences of an import, row by row, before anything is written. */
export function DifferencesPage() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(importQuery(id));
  if (data) return <Loaded run={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ run }: { run: ImportRun }) {
  const permissions = usePermissions();
  const { apply, isBusy, refusal } = useApply(run);
  const { id, counts, state } = run;
  const isCompared = state === 'compared' && !isBusy;
  return (
    <OfficePage
      title={run.file_name}
      status={
        <StatusChip kind={shownOf(STATE_LABELS, state).kind} label={shownOf(STATE_LABELS, state).label()} />
      }
      facts={joinFacts([
        m['office.imports.differences.title'](),
        run.is_complete ? m['office.imports.scope.isComplete']() : m['office.imports.scope.isPartial'](),
      ])}
      action={
        <>
          <Link href={toImport(id)} className={buttons.quiet}>
            {m['office.imports.differences.back']()}
          </Link>
          {state === 'compared' && permissions.includes('import.apply') && (
            <ApplyButton run={run} isBusy={!isCompared} onApply={(body) => void apply(body)} />
          )}
        </>
      }
    >
      <RunContext value={{ run, isOpen: isCompared && permissions.includes('import.create') }}>
        <div className={styles.parts}>
          <Writing run={run} />
          {isCompared && <Refused run={refusal ? { ...run, refusal } : run} />}
          {counts && <KindCards counts={counts} />}
          <FieldChoices />
        </div>
        {counts ? <Differences id={id} isOpen={isCompared} /> : <NotCompared id={id} />}
      </RunContext>
    </OfficePage>
  );
}

/** Rows are accepted or skipped one by one, or many selected rows at once. */
function Differences({ id, isOpen }: { id: number; isOpen: boolean }) {
  const { mutate } = useChoose(id);
  const toCall = (name: string, label: () => string, is_accepted: boolean): BulkCall<ImportDifference> => ({
    name,
    label,
    permission: 'import.create',
    atOnce: (rows) => mutate({ is_accepted, ids: rows.map((row) => row.id) }),
  });
  const actions = [
    toCall('take', m['office.imports.differences.takeSelected'], true),
    toCall('leave', m['office.imports.differences.leaveSelected'], false),
  ];
  return <OfficeList list={{ ...buildList(id), actions: isOpen ? actions : [] }} />;
}

function useApply(run: ImportRun) {
  const write = useOfficeWrite(IMPORT_PATH);
  const client = useQueryClient();
  const isHere = useIsHere();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ImportRun['refusal']>(null);
  const apply = async (body: object) => {
    setIsBusy(true);
    setRefusal(null);
    const { id, version } = run;
    const outcome = await write<ImportRun>({ method: 'POST', id, action: 'apply/', version, body });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      if (isHere()) navigate(toImport(id));
    } else setRefusal({ text: describeOutcome(outcome), changed: [] });
    if (outcome.kind === 'failed') findOut(client, id);
  };
  return { apply, isBusy, refusal };
}

const NotCompared = ({ id }: { id: number }) => (
  <Notice
    title={m['office.imports.differences.notCompared']()}
    text={m['office.imports.differences.notComparedText']()}
  >
    <Link href={toImport(id)} className={buttons.button}>
      {m['office.imports.differences.back']()}
    </Link>
  </Notice>
);

const buildList = (id: number): ListDefinition<ImportDifference> => ({
  noun: importDifferencePath(id),
  screen: toImportDifferences(id),
  columns: COLUMNS,
  filters: [
    {
      name: 'kind',
      label: m['office.imports.differences.kind'](),
      options: IMPORT_KINDS.map((value) => ({ value, text: shownOf(KIND_LABELS, value).label() })),
    },
  ],
  search: {
    label: m['office.imports.differences.search'](),
    example: m['office.imports.differences.searchExample'](),
    fields: ['label'],
  },
  nameOf: ({ label }) => label,
  count: (count) => m['office.imports.differences.count']({ count }),
  empty: { title: m['office.imports.same.nothing'](), text: m['office.imports.same.nothingText']() },
});
