import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toContactList, toContactsOf } from '../../paths.ts';
import { ListForm } from './list-form.tsx';

export function ContactListPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewList /> : <OneList key={id} id={Number(id)} />;
}

const NewList = () => (
  <OfficePage title={m['office.contactLists.new']()}>
    <ListForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toContactList(id))} />
  </OfficePage>
);

function OneList({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<ContactList>(CONTACT_LIST_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: ContactList }) {
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const { count, reachable } = row;
  return (
    <OfficePage
      title={row.name}
      facts={m['office.contactLists.counts']({ count, reachable })}
      action={
        <>
          {permissions.includes('contact.view') && (
            <Link href={toContactsOf({ list: String(row.id) })} className={buttons.quiet}>
              {m['office.contactLists.show']()}
            </Link>
          )}
          {permissions.includes('contact_list.delete') && (
            <DeleteButton
              noun={CONTACT_LIST_PATH}
              row={row}
              name={row.name}
              text={m['office.contactLists.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.contactLists, { replace: true })}
            />
          )}
        </>
      }
    >
      <ListForm row={row} isReadOnly={!permissions.includes('contact_list.edit')} onSaved={setRow} />
    </OfficePage>
  );
}
