import type { OfficeContact, PressContact } from '@press-room/contract/admin-press-releases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { joinWords } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../panels/panels.module.css';
import { pressContactsQuery } from '../queries.ts';

interface ContactDirectoryProps {
  /** Id of the press group. `company`: id of the issuing company. */
  group: number;
  company: number | null;
  chosen: readonly OfficeContact[];
  onChoose: (contact: OfficeContact) => void;
  onUpdate: (contacts: OfficeContact[]) => void;
}

/** Contacts of the press office and of the company that are not chosen yet. */
export function ContactDirectory({ group, company, chosen, onChoose, onUpdate }: ContactDirectoryProps) {
  const { data = [] } = useQuery(pressContactsQuery(group, company));
  const [picked, setPicked] = useState('');
  const left = data.filter((contact) => !chosen.some((each) => isSame(each, contact)));
  if (data.length === 0) return null;
  const contact = left.find((each) => keyOf(each) === picked);
  const updated = chosen.map((each) => toCurrent(each, data));
  const outdated = chosen.filter((each, at) => updated[at] !== each);
  return (
    <>
      {outdated.length > 0 && (
        <div className={styles.outlook}>
          <p>
            {m['office.editor.contacts.outdated']({
              names: joinWords(outdated.map(({ name }) => ownWords(name))),
            })}
          </p>
          <button type="button" className={buttons.quiet} onClick={() => onUpdate(updated)}>
            {m['office.editor.contacts.update']()}
          </button>
        </div>
      )}
      <div className={styles.choice}>
        <ChoiceField
          label={m['office.editor.contacts.directory']()}
          name="directory"
          value={contact === undefined ? '' : picked}
          options={[
            { value: '', text: m['office.editor.contacts.choose']() },
            ...left.map((each) => ({ value: keyOf(each), text: describe(each) })),
          ]}
          onChange={setPicked}
        />
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={contact === undefined}
          onClick={() => {
            if (contact === undefined) return;
            onChoose(toOfficeContact(contact));
            setPicked('');
          }}
        >
          {m['office.editor.contacts.addChosen']()}
        </button>
      </div>
    </>
  );
}

const toOfficeContact = ({ name, role, email, phone }: PressContact): OfficeContact => ({
  name,
  role,
  email,
  phone,
});

/** Current directory entry with the name of the contact; the contact itself if nothing differs. */
function toCurrent(contact: OfficeContact, directory: readonly PressContact[]): OfficeContact {
  const found = directory.find(({ name }) => name.it === contact.name.it && name.it !== '');
  if (found === undefined) return contact;
  const current = toOfficeContact(found);
  return isEqual(current, contact) ? contact : current;
}

const isEqual = (one: OfficeContact, other: OfficeContact): boolean =>
  JSON.stringify([one.email, one.phone, one.role.it, one.role.en]) ===
  JSON.stringify([other.email, other.phone, other.role.it, other.role.en]);

const keyOf = ({ of, name, email, phone }: PressContact): string => JSON.stringify([of, name, email, phone]);

const isSame = (one: OfficeContact, other: OfficeContact): boolean =>
  other.email === '' ? one.name.it === other.name.it && one.phone === other.phone : one.email === other.email;

const describe = ({ name, role }: PressContact): string =>
  [name, role].map(ownWords).filter(Boolean).join(', ');
