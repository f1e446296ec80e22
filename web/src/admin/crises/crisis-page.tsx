import { CRISIS_PATH, type Crisis } from '@press-room/contract/crisis';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { shownOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toCrisis } from '../paths.ts';
import { titleOf } from './crises-page.tsx';
import { CrisisForm } from './crisis-form.tsx';
import { STATES_SHOWN } from './labels.ts';
import { SwitchButtons } from './switch-buttons.tsx';
import { Updates } from './updates.tsx';

const HeldList = lazyComponent(async () => (await import('./held-list.tsx')).HeldList);

export function CrisisPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewCrisis /> : <OneCrisis key={id} id={Number(id)} />;
}

const NewCrisis = () => (
  <OfficePage title={m['office.crises.new']()}>
    <CrisisForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toCrisis(id))} />
  </OfficePage>
);

function OneCrisis({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Crisis>(CRISIS_PATH, id));
  if (data) return <Loaded row={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ row }: { row: Crisis }) {
  const permissions = usePermissions();
  const { state } = row;
  const { kind, label } = shownOf(STATES_SHOWN, state);
  const maySwitch = permissions.includes('crisis.switch');
  const mayEdit =
    permissions.includes('crisis.edit') && (state === 'draft' || (maySwitch && state !== 'ended'));
  return (
    <OfficePage
      title={titleOf(row)}
      status={<StatusChip kind={kind} label={label()} />}
      facts={<bdi>{row.press_group.name}</bdi>}
      action={
        <>
          <SwitchButtons row={row} />
          {state === 'draft' && permissions.includes('crisis.delete') && (
            <DeleteButton
              noun={CRISIS_PATH}
              row={row}
              name={titleOf(row)}
              text={m['office.record.deletePlain']()}
              onDeleted={() => navigate(OFFICE_PATHS.crises, { replace: true })}
            />
          )}
        </>
      }
    >
      {state === 'rehearsal' && <StatusNote kind="plain" title={m['office.crises.rehearsalNote']()} />}
      {(state === 'on' || state === 'ended') && <HeldList key={state} row={row} mayDecide={maySwitch} />}
      <CrisisForm key={`${row.id} ${state}`} row={row} isReadOnly={!mayEdit} onSaved={() => {}} />
      {state !== 'draft' && (
        <Updates row={row} mayPost={maySwitch && (state === 'on' || state === 'rehearsal')} />
      )}
    </OfficePage>
  );
}
