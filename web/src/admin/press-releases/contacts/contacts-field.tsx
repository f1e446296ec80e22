import { type OfficeContact, RELEASE_CONTACTS_MAX } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useId } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useKeyedRows } from '../../components/use-keyed-rows.ts';
import styles from '../panels/panels.module.css';
import { ContactDirectory } from './contact-directory.tsx';

const NOBODY: OfficeContact = { name: { it: '', en: '' }, role: { it: '', en: '' }, email: '', phone: '' };

interface ContactsFieldProps {
  name: string;
  value: readonly OfficeContact[];
  error: string | undefined;
  isReadOnly: boolean;
  /** Ids of the press group and the company whose directories offer contacts. */
  group: number;
  company?: number | null;
  onChange: (value: OfficeContact[]) => void;
}

/** Contacts for journalists, in their order. */
export function ContactsField({
  name,
  value: contacts,
  error,
  isReadOnly,
  group,
  company = null,
  onChange,
}: ContactsFieldProps) {
  const { rows, add } = useKeyedRows(contacts, onChange);
  return (
    <>
      <ol className={styles.list}>
        {rows.map(({ key, row: contact, change, remove, moveUp }, at) => (
          <li key={key} className={styles.card}>
            <ContactFields contact={contact} isReadOnly={isReadOnly} onChange={change} />
            {!isReadOnly && (
              <div className={styles.row}>
                <button type="button" className={styles.small} aria-disabled={at === 0} onClick={moveUp}>
                  {m['office.editor.contacts.up']()}
                </button>
                <button type="button" className={styles.small} onClick={remove}>
                  {m['office.editor.files.remove']()}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <FieldError id={`${name}-error`} text={error} />
      {!isReadOnly && contacts.length < RELEASE_CONTACTS_MAX && (
        <>
          <ContactDirectory
            group={group}
            company={company}
            chosen={contacts}
            onChoose={add}
            onUpdate={onChange}
          />
          <div className={styles.actions}>
            <button type="button" className={buttons.quiet} onClick={() => add(NOBODY)}>
              {m['office.editor.contacts.add']()}
            </button>
          </div>
        </>
      )}
    </>
  );
}

interface ContactFieldsProps {
  contact: OfficeContact;
  isReadOnly: boolean;
  onChange: (contact: OfficeContact) => void;
}

function ContactFields({ contact, isReadOnly, onChange }: ContactFieldsProps) {
  const bilingual = { name: m['office.editor.contacts.name'], role: m['office.editor.contacts.role'] };
  return (
    <>
      {(['name', 'role'] as const).map((part) => (
        <div key={part} className={styles.pair}>
          {LANGUAGES.toReversed().map((language) => (
            <Line
              key={language}
              label={m['office.editor.fieldIn']({
                field: bilingual[part](),
                language: languageName(language),
              })}
              value={contact[part][language]}
              most={NAME_MAX_LENGTH}
              isReadOnly={isReadOnly}
              onChange={(value) => onChange({ ...contact, [part]: { ...contact[part], [language]: value } })}
            />
          ))}
        </div>
      ))}
      <div className={styles.pair}>
        <Line
          label={m['office.editor.contacts.email']()}
          value={contact.email}
          most={EMAIL_MAX_LENGTH}
          isReadOnly={isReadOnly}
          onChange={(email) => onChange({ ...contact, email })}
        />
        <Line
          label={m['office.editor.contacts.phone']()}
          value={contact.phone}
          most={50}
          isReadOnly={isReadOnly}
          onChange={(phone) => onChange({ ...contact, phone })}
        />
      </div>
    </>
  );
}

interface LineProps {
  label: string;
  value: string;
  most: number;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

function Line({ label, value, most, isReadOnly, onChange }: LineProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.hint}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        autoComplete="off"
        value={value}
        maxLength={most}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
