import type { Language } from '@press-room/contract/languages';
import { RELEASE_TEXT_FIELDS } from '@press-room/contract/release-text';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { labelOf } from '../field-labels.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import { FieldDifference } from '../versions/field-difference.tsx';
import styles from './texts.module.css';

/** Notes that the other language has changed since, with the changes. An edit or a confirmation removes it. */
export function OutdatedNote({ language }: { language: Language }) {
  const editing = useEditing();
  const saved = useSaved();
  const text = saved.text[language];
  if (!text?.outdated_since) return null;
  const other = language === 'it' ? 'en' : 'it';
  const { outdated_from: before } = text;
  const now = saved.text[other];
  const changed = RELEASE_TEXT_FIELDS.filter((field) => before && now && before[field] !== now[field]);
  return (
    <div className={styles.outdated}>
      <p>
        <strong>{m['office.editor.outdated.since']({ date: officeMoment(text.outdated_since) })}</strong>{' '}
        {m['office.editor.outdated.why']({ language: languageName(other) })}
      </p>
      {before && now && changed.length > 0 && (
        <Disclosure summary={m['office.editor.outdated.changes']({ language: languageName(other) })} isLazy>
          <div lang={other} className={styles.changes}>
            {changed.map((field) => (
              <FieldDifference
                key={field}
                field={field}
                label={labelOf(`text.${other}.${field}`)}
                before={before[field]}
                after={now[field]}
              />
            ))}
          </div>
        </Disclosure>
      )}
      {!editing.isReadOnly && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => editing.change({ [`text.${language}.outdated_since`]: null })}
        >
          {m['office.editor.outdated.settle']()}
        </button>
      )}
    </div>
  );
}
