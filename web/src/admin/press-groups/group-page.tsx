import { OFFICE_PRESS_GROUP_PATH, type OfficePressGroup } from '@press-room/contract/office-press-groups';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { toOfficePressGroup } from '../../paths.ts';
import { OfficeFailure } from '../office/page/office-failure.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { officeRecordQuery } from '../office/saving/queries.ts';
import { GroupForm } from './group-form.tsx';

export function GroupPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewGroup /> : <OneGroup key={id} id={Number(id)} />;
}

function NewGroup() {
  return (
    <OfficePage title={m['office.groups.new']()}>
      <GroupForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toOfficePressGroup(id))} />
    </OfficePage>
  );
}

function OneGroup({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<OfficePressGroup>(OFFICE_PRESS_GROUP_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? <OfficeFailure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
}

function Loaded({ latest }: { latest: OfficePressGroup }) {
  // What is written goes on from what was there when it was begun, whatever others save meanwhile.
  const [row, setRow] = useState(latest);
  const mayEdit = usePermissions().includes('press_group.edit');
  return (
    <OfficePage title={row.name}>
      <GroupForm row={row} isReadOnly={!mayEdit} onSaved={setRow} />
    </OfficePage>
  );
}
