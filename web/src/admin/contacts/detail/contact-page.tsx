import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { formatInstant } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toClippingsOf, toContact, toUser } from '../../paths.ts';
import { contactName } from '../labels.ts';
import { ContactForm } from './contact-form.tsx';
import { StopButton } from './stop-button.tsx';
import { StopNotes } from './stop-notes.tsx';
import { UndoMergeButton } from './undo-merge-button.tsx';

export const ContactPage = () => (
  <RecordPage<Contact>
    noun={CONTACT_PATH}
    fresh={
      <NewRecord
        title={m['office.contacts.new']()}
        permission="contact.create"
        Form={ContactForm}
        toRecord={toContact}
      />
    }
  >
    {(screen) => <ContactScreen {...screen} />}
  </RecordPage>
);

function factsOf(row: Contact): string {
  const { basis, basis_at, last_written_at, last_taken_at, embargo_accepted_at, agrees_to_figures } = row;
  const when = formatInstant;
  return [
    basis === 'asked'
      ? m['office.contacts.askedAt']({ when: when(basis_at) })
      : m['office.contacts.basisAt']({ when: when(basis_at) }),
    last_written_at === null
      ? m['office.contacts.neverWritten']()
      : m['office.contacts.writtenAt']({ when: when(last_written_at) }),
    last_taken_at !== null && m['office.contacts.takenAt']({ when: when(last_taken_at) }),
    embargo_accepted_at !== null && m['office.contacts.embargoAccepted']({ when: when(embargo_accepted_at) }),
    agrees_to_figures && m['office.contacts.agreesToFigures'](),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ContactScreen({ row, onSaved }: ScreenProps<Contact>) {
  const [replacements, setReplacements] = useState(0);
  const permissions = usePermissions();
  const handleReplaced = (replaced: Contact) => {
    onSaved(replaced);
    setReplacements(replacements + 1);
  };
  return (
    <OfficePage
      title={contactName(row)}
      facts={factsOf(row)}
      action={<Actions row={row} onReplaced={handleReplaced} />}
    >
      <StopNotes row={row} />
      <ContactForm
        key={replacements}
        row={row}
        isReadOnly={!permissions.includes('contact.edit')}
        onSaved={onSaved}
      />
    </OfficePage>
  );
}

function Actions({ row, onReplaced }: { row: Contact; onReplaced: (row: Contact) => void }) {
  const permissions = usePermissions();
  return (
    <>
      {row.account !== null && permissions.includes('account.view') && (
        <Link href={toUser(row.account)} className={buttons.quiet}>
          {m['office.contacts.account']()}
        </Link>
      )}
      {permissions.includes('clipping.view') && (
        <Link href={toClippingsOf({ contact: String(row.id) })} className={buttons.quiet}>
          {m['office.clippings.title']()}
        </Link>
      )}
      {permissions.includes('contact.edit') && (
        <>
          {row.has_merged && <UndoMergeButton row={row} onUndone={onReplaced} />}
          {row.stopped === null && <StopButton row={row} onStopped={onReplaced} />}
        </>
      )}
      {row.account === null && (
        <DeleteButton
          permission="contact.delete"
          noun={CONTACT_PATH}
          row={row}
          name={contactName(row)}
          text={m['office.record.deletePlain']()}
          backTo={OFFICE_PATHS.contacts}
        />
      )}
    </>
  );
}
