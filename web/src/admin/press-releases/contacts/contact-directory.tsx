import type { OfficeContact, PressContact } from '@press-room/contract/admin-press-releases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../panels/panels.module.css';
import { pressContactsQuery } from '../queries.ts';

interface ContactDirectoryProps {
  /** Ids of the press group, and of the company whose news it is. */
  group: number;
  company: number | null;
  chosen: readonly OfficeContact[];
  onChoose: (contact: OfficeContact) => void;
}

/** The people of the press office and the press contact of the company, except those who are named already. */
export function ContactDirectory({ group, company, chosen, onChoose }: ContactDirectoryProps) {
  const { data = [] } = useQuery(pressContactsQuery(group, company));
  const [picked, setPicked] = useState('');
  const left = data.filter((contact) => !chosen.some((each) => isSame(each, contact)));
  if (data.length === 0) return null;
  const contact = left.find((each) => keyOf(each) === picked);
  return (
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
          const { of: _of, is_default: _default, ...named } = contact;
          onChoose(named);
          setPicked('');
        }}
      >
        {m['office.editor.contacts.addChosen']()}
      </button>
    </div>
  );
}

const keyOf = ({ of, name, email, phone }: PressContact): string => JSON.stringify([of, name, email, phone]);

const isSame = (one: OfficeContact, other: OfficeContact): boolean =>
  other.email === '' ? one.name.it === other.name.it && one.phone === other.phone : one.email === other.email;

const describe = ({ name, role }: PressContact): string =>
  [name, role]
    .map((pair) => pair[contentLanguage()] || pair.it || pair.en)
    .filter(Boolean)
    .join(', ');
