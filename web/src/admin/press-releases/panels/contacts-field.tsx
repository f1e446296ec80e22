import { type OfficeContact, RELEASE_CONTACTS_MAX } from '@press-room/contract/admin-press-releases';
import { LANGUAGES } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useId } from 'react';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './panels.module.css';

const NOBODY: OfficeContact = { name: { it: '', en: '' }, role: { it: '', en: '' }, email: '', phone: '' };

interface ContactsFieldProps {
  name: string;
  value: readonly OfficeContact[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: OfficeContact[]) => void;
}

/** Whom journalists may call, in their order. */
export function ContactsField({ name, value: contacts, error, isReadOnly, onChange }: ContactsFieldProps) {
  return (
    <>
      <ol className={styles.list}>
        {contacts.map((contact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a contact is its place in the list while it is being written
          <li key={at} className={styles.card}>
            <ContactFields
              contact={contact}
              isReadOnly={isReadOnly}
              onChange={(changed) => onChange(contacts.with(at, changed))}
            />
            {!isReadOnly && (
              <div className={styles.row}>
                <button
                  type="button"
                  className={styles.small}
                  disabled={at === 0}
                  onClick={() => onChange(contacts.toSpliced(at, 1).toSpliced(at - 1, 0, contact))}
                >
                  {m['office.editor.contacts.up']()}
                </button>
                <button
                  type="button"
                  className={styles.small}
                  onClick={() => onChange(contacts.toSpliced(at, 1))}
                >
                  {m['office.editor.files.remove']()}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <FieldError id={`${name}-error`} text={error} />
      {!isReadOnly && contacts.length < RELEASE_CONTACTS_MAX && (
        <div className={styles.actions}>
          <button type="button" className={buttons.quiet} onClick={() => onChange([...contacts, NOBODY])}>
            {m['office.editor.contacts.add']()}
          </button>
        </div>
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
