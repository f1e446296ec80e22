import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from '@press-room/contract/release-text';
import { Disclosure } from '../../../components/disclosure.tsx';
import { joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { labelOf } from '../field-labels.ts';
import { fieldOf } from '../saving/fields.ts';
import { useEditing, useEditingState } from '../saving/use-editing.ts';
import { FieldDifference } from '../versions/field-difference.tsx';
import styles from './editor-screen.module.css';

const textFieldOf = (name: string): ReleaseTextField | undefined => {
  const [first, , field] = name.split('.');
  return first === 'text' ? RELEASE_TEXT_FIELDS.find((each) => each === field) : undefined;
};

/** Changes by others while the editor was open; they are already on the screen, merged with the input. */
export function MeanwhileNote() {
  const editing = useEditing();
  const { meanwhile } = useEditingState();
  if (!meanwhile) return null;
  const { fields, before, release } = meanwhile;
  const texts = fields.flatMap((name) => {
    const field = textFieldOf(name);
    return field ? [{ name, field }] : [];
  });
  return (
    <div role="status" className={styles.meanwhile}>
      <p>{m['office.editor.meanwhile']({ fields: joinWords(fields.map(labelOf)) })}</p>
      {texts.length > 0 && (
        <Disclosure summary={m['office.editor.meanwhileShow']()} isLazy>
          {texts.map(({ name, field }) => (
            <FieldDifference
              key={name}
              field={field}
              label={labelOf(name)}
              before={String(fieldOf(before, name))}
              after={String(fieldOf(release, name))}
            />
          ))}
        </Disclosure>
      )}
      <button type="button" className={styles.dismiss} onClick={editing.dismissMeanwhile}>
        {m['office.editor.meanwhileDismiss']()}
      </button>
    </div>
  );
}
