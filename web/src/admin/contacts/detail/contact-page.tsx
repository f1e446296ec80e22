import { CONTACT_PATH, type Contact } from '@press-room/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toClippingsOf, toContact, toUser } from '../../paths.ts';
import { contactName } from '../labels.ts';
import { ContactForm } from './contact-form.tsx';
import { StopButton } from './stop-button.tsx';
import { StopNotes } from './stop-notes.tsx';
import { UndoMergeButton } from './undo-merge-button.tsx';

export function ContactPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewContact /> : <OneContact key={id} id={Number(id)} />;
}

const NewContact = () => (
  <OfficePage title={m['office.contacts.new']()}>
    <ContactForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toContact(id))} />
  </OfficePage>
);

function OneContact({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Contact>(CONTACT_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

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

function Loaded({ latest }: { latest: Contact }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const [replacements, setReplacements] = useState(0);
  const permissions = usePermissions();
  const handleReplaced = (replaced: Contact) => {
    setRow(replaced);
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
        onSaved={setRow}
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
      {permissions.includes('contact.delete') && row.account === null && (
        <DeleteButton
          noun={CONTACT_PATH}
          row={row}
          name={contactName(row)}
          text={m['office.record.deletePlain']()}
          onDeleted={() => navigate(OFFICE_PATHS.contacts, { replace: true })}
        />
      )}
    </>
  );
}
