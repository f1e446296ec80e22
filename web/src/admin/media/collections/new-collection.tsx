import { ASSET_COLLECTION_PATH, type AssetCollection } from '@press-room/contract/admin-asset-collections';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroup, usePressGroups } from '../../../features/press-groups/press-group.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from './collections.module.css';

/** Form for a new collection, within another form. */
export function NewCollection({ onMade }: { onMade: (made: AssetCollection) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${buttons.quiet} ${styles.opener}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m['office.collections.new']()}
      </button>
      {isOpen && (
        <Fields
          onMade={(made) => {
            setIsOpen(false);
            opener.current?.focus();
            onMade(made);
          }}
        />
      )}
    </>
  );
}

const focusFirst = (fields: HTMLFieldSetElement | null) => fields?.querySelector('input')?.focus();

function Fields({ onMade }: { onMade: (made: AssetCollection) => void }) {
  const write = useOfficeWrite(ASSET_COLLECTION_PATH);
  const groups = usePressGroups();
  const own = usePressGroup();
  const [name, setName] = useState('');
  const [group, setGroup] = useState(String((own ?? groups[0])?.id ?? ''));
  const [error, setError] = useState<string | undefined>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    if (isBusy) return;
    if (name.trim() === '') return setError(m['account.required']());
    setIsBusy(true);
    const body = { name, press_group: Number(group) };
    const outcome = await write<AssetCollection>({ method: 'POST', body });
    setIsBusy(false);
    if (outcome.kind === 'saved') {
      showToast('success', m['office.collections.made']({ name: outcome.row.name }));
      onMade(outcome.row);
    } else
      setError((outcome.kind === 'invalid' && outcome.fields.name?.join(' ')) || describeOutcome(outcome));
  };
  // Enter creates the collection, and does not submit the outer form.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void make();
  };
  return (
    <fieldset ref={focusFirst} className={styles.making} onKeyDown={handleKey}>
      <legend className="visually-hidden">{m['office.collections.new']()}</legend>
      <TextField
        label={m['office.collections.name']()}
        name="collection_name"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        error={error}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
      />
      {groups.length > 1 && (
        <ChoiceField
          label={m['office.releases.column.group']()}
          name="collection_group"
          value={group}
          options={groups.map((each) => ({ value: String(each.id), text: each.name }))}
          onChange={setGroup}
        />
      )}
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void make()}>
        {m['office.collections.make']()}
      </button>
    </fieldset>
  );
}
