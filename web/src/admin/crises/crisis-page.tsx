import { CRISIS_PATH, type Crisis } from '@press-room/contract/crisis';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { shownOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toCrisis } from '../paths.ts';
import { titleOf } from './crises-page.tsx';
import { CrisisForm } from './crisis-form.tsx';
import { STATES_SHOWN } from './labels.ts';
import { SwitchButtons } from './switch-buttons.tsx';
import { Updates } from './updates.tsx';

const HeldList = lazyComponent(async () => (await import('./held-list.tsx')).HeldList);

export const CrisisPage = () => (
  <RecordPage<Crisis>
    noun={CRISIS_PATH}
    fresh={
      <NewRecord
        title={m['office.crises.new']()}
        permission="crisis.create"
        Form={CrisisForm}
        toRecord={toCrisis}
      />
    }
  >
    {(screen) => <CrisisScreen {...screen} />}
  </RecordPage>
);

function CrisisScreen({ latest: row }: ScreenProps<Crisis>) {
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
          {state === 'draft' && (
            <DeleteButton
              permission="crisis.delete"
              noun={CRISIS_PATH}
              row={row}
              name={titleOf(row)}
              text={m['office.record.deletePlain']()}
              backTo={OFFICE_PATHS.crises}
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
