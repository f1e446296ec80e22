import { CONTACT_LIST_PATH, type ContactList } from '@press-room/contract/contacts';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toContactList, toContactsOf } from '../../paths.ts';
import { ListForm } from './list-form.tsx';

export const ContactListPage = () => (
  <RecordPage<ContactList>
    noun={CONTACT_LIST_PATH}
    fresh={
      <NewRecord
        title={m['office.contactLists.new']()}
        permission="contact_list.create"
        Form={ListForm}
        toRecord={toContactList}
      />
    }
  >
    {(screen) => <ListScreen {...screen} />}
  </RecordPage>
);

function ListScreen({ row, onSaved }: ScreenProps<ContactList>) {
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
          <DeleteButton
            permission="contact_list.delete"
            noun={CONTACT_LIST_PATH}
            row={row}
            name={row.name}
            text={m['office.contactLists.deleteText']()}
            backTo={OFFICE_PATHS.contactLists}
          />
        </>
      }
    >
      <ListForm row={row} isReadOnly={!permissions.includes('contact_list.edit')} onSaved={onSaved} />
    </OfficePage>
  );
}
