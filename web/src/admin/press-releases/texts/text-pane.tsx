import type { Language } from '@press-room/contract/languages';
import { TITLE_LENGTH_ADVISED } from '@press-room/contract/limits';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from '@press-room/contract/release-text';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { excerpt } from '../../../lib/excerpt.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { shownOf } from '../../../lib/labels.ts';
import { whenQuiet } from '../../../lib/when-quiet.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { labelOf } from '../field-labels.ts';
import { stateOfText, TEXT_STATES } from '../labels.ts';
import { useShownLanguage } from '../page/jump.ts';
import { useSaved } from '../saving/use-editing.ts';
import { BodyEditor } from './body-editor.tsx';
import { LineField } from './line-field.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import styles from './texts.module.css';

const LazyMachineNote = lazyComponent<{ language: Language }>(
  async () => (await import('../machine/machine-note.tsx')).MachineNote,
);

const countTitle = (title: string): string =>
  m['office.editor.title.length']({ count: Array.from(title).length, most: TITLE_LENGTH_ADVISED });

const toExcerpt = (abstract: string) => (
  <>
    {m['office.editor.abstract.excerpt']()} <q className={styles.excerpt}>{excerpt(abstract)}</q>
  </>
);

/** Hints under fields: length, and how readers see them. */
const HINTS: Partial<Record<ReleaseTextField, (text: string) => ReactNode>> = {
  title: countTitle,
  abstract: (abstract) => abstract && toExcerpt(abstract),
  dateline: () => m['office.editor.dateline.hint'](),
};
const LINES = RELEASE_TEXT_FIELDS.filter((field) => field !== 'body');

interface TextPaneProps {
  language: Language;
  isShown: boolean;
  /** Whether this language fills the whole width. */
  isOne: boolean;
  onOne: (isOne: boolean) => void;
}

/** All texts of a release in one language. */
export function TextPane({ language, isShown, isOne, onOne }: TextPaneProps) {
  const id = useId();
  const shown = useShownLanguage();
  const name = languageName(language);
  return (
    <section className={styles.pane} data-shown={isShown} aria-labelledby={id}>
      <div className={styles.top}>
        <header className={styles.paneHeader}>
          <div className={styles.paneTop}>
            <h2 id={id} className={styles.paneTitle}>
              {name}
            </h2>
            <button
              type="button"
              className={styles.wide}
              aria-pressed={isOne}
              aria-describedby={id}
              onClick={() => {
                shown.set(language);
                onOne(!isOne);
              }}
            >
              <Icon name="fitWidth" size={20} />
              {m['office.editor.fullWidth']()}
            </button>
          </div>
          <TextFacts language={language} />
        </header>
        <OutdatedNote language={language} />
        <LazyMachineNote language={language} />
      </div>
      {LINES.map((field) => (
        <LineField key={field} language={language} field={field} label={labelOf(field)} hint={HINTS[field]} />
      ))}
      <p className={styles.label} aria-hidden="true">
        {m['office.editor.body']()}
      </p>
      <LazyBody language={language} label={m['office.editor.bodyIn']({ language: name })} />
    </section>
  );
}

/** The Italian editor renders at once, the other once the browser is idle. */
function LazyBody(body: { language: Language; label: string }) {
  const [isDrawn, setIsDrawn] = useState(body.language === 'it');
  useEffect(() => whenQuiet(() => setIsDrawn(true)), []);
  return isDrawn && <BodyEditor {...body} />;
}

/** State of the text, its last author and time. */
function TextFacts({ language }: { language: Language }) {
  const saved = useSaved();
  const text = saved.text[language];
  if (!text?.title && !text?.body) return <p className={styles.facts}>{m['office.editor.text.none']()}</p>;
  const { updated_at, updated_by } = text;
  const state = stateOfText(saved, language);
  const author = updated_by ? toPersonName(updated_by) : '';
  return (
    <p className={styles.facts}>
      <span className={styles.status} data-kind={shownOf(TEXT_STATES, state).kind}>
        {capitalise(shownOf(TEXT_STATES, state).label())}
      </span>
      {updated_at && (
        <span>
          {author
            ? m['office.editor.text.changedBy']({ name: author, date: officeMoment(updated_at) })
            : m['office.editor.text.changed']({ date: officeMoment(updated_at) })}
        </span>
      )}
    </p>
  );
}
