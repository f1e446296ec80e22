import { PREPARED_BASKET_PATH, type PreparedBasket } from '@press-room/contract/prepared-baskets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toPreparedBasket } from '../../paths.ts';
import { PreparedForm } from './prepared-form.tsx';
import { PreparedLink } from './prepared-link.tsx';
import { PreparedState } from './prepared-state.tsx';

/** One prepared basket: its content, its link, and whether it was downloaded. */
export function PreparedPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewBasket /> : <OneBasket key={id} id={Number(id)} />;
}

function NewBasket() {
  const mayWrite = usePermissions().includes('message.answer');
  return (
    <OfficePage title={m['office.prepared.new']()}>
      <PreparedForm row={null} isReadOnly={!mayWrite} onSaved={({ id }) => navigate(toPreparedBasket(id))} />
    </OfficePage>
  );
}

function OneBasket({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<PreparedBasket>(PREPARED_BASKET_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: PreparedBasket }) {
  // Editing continues from the row that was loaded at its start; the state of the link is current.
  const [row, setRow] = useState(latest);
  const mayWrite = usePermissions().includes('message.answer');
  return (
    <OfficePage
      title={row.name}
      status={<PreparedState basket={latest} />}
      action={
        mayWrite && (
          <DeleteButton
            noun={PREPARED_BASKET_PATH}
            row={row}
            name={row.name}
            text={m['office.prepared.deleteText']()}
            onDeleted={() => navigate(OFFICE_PATHS.preparedBaskets, { replace: true })}
          />
        )
      }
    >
      <PreparedLink
        basket={latest.version > row.version ? latest : { ...latest, ...row }}
        mayWrite={mayWrite}
        onSaved={setRow}
      />
      <PreparedForm row={row} isReadOnly={!mayWrite} onSaved={setRow} />
    </OfficePage>
  );
}
