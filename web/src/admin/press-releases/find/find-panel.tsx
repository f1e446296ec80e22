import { LANGUAGES } from '@press-room/contract/languages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { capitalise, formatNumber, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { labelOf } from '../field-labels.ts';
import styles from './find.module.css';
import type { Search } from './finding.ts';
import { nameOf, useFind } from './use-find.ts';
import type { Scope } from './use-hits.ts';

const MOST_LETTERS = 500;

/** Finds and replaces words in the titles and texts of a release. */
export function FindPanel({ search }: { search: Search }) {
  const find = useFind(search);
  const [other, setOther] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { wanted, hits } = find;
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, search.words.length);
  }, [search]);
  const onEnter = (act: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !isFind) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFind) input.current?.select();
    else find.close();
  };
  return (
    <search className={styles.panel} onKeyDown={handleKey}>
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.line}
          aria-label={m['office.editor.find.words']()}
          placeholder={m['office.editor.find.words']()}
          value={wanted.words}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => find.want({ words: target.value })}
          onKeyDown={onEnter(({ shiftKey }) => find.step(shiftKey ? -1 : 1))}
        />
        <Step icon="up" label={m['office.editor.find.previous']()} onPress={() => find.step(-1)} />
        <Step icon="chevron" label={m['office.editor.find.next']()} onPress={() => find.step(1)} />
        <Step icon="close" label={m['office.editor.find.close']()} onPress={find.close} />
      </div>
      <div className={styles.row}>
        <input
          className={styles.line}
          aria-label={m['office.editor.find.other']()}
          placeholder={m['office.editor.find.other']()}
          value={other}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => setOther(target.value)}
          onKeyDown={onEnter(() => find.replaceOne(other))}
        />
        <Act isOff={hits.length === 0} onPress={() => find.replaceOne(other)}>
          {m['office.editor.find.replace']()}
        </Act>
        <Act isOff={hits.length === 0} onPress={() => find.replaceAll(other)}>
          {m['office.editor.find.replaceAll']()}
        </Act>
      </div>
      <Choices {...find} />
      <div className={styles.result}>
        <p role="status" className={styles.count}>
          {describe(find)}
        </p>
        {find.replaced && (
          <button
            type="button"
            className={`${buttons.quiet} ${styles.act}`}
            onClick={() => {
              find.undo();
              input.current?.focus();
            }}
          >
            {m['office.editor.find.undo']()}
          </button>
        )}
      </div>
    </search>
  );
}

type Find = ReturnType<typeof useFind>;

function Choices({ wanted, want, scope, setScope }: Find) {
  return (
    <div className={styles.choices}>
      <select
        aria-label={m['office.editor.find.scope']()}
        className={styles.scope}
        value={scope}
        onChange={({ target }) => setScope(target.value as Scope)}
      >
        <option value="both">{m['office.editor.find.both']()}</option>
        {LANGUAGES.toReversed().map((language) => (
          <option key={language} value={language}>
            {capitalise(languageName(language))}
          </option>
        ))}
      </select>
      <CheckField
        name="find-case"
        isChecked={wanted.isCaseKept}
        onChange={(isCaseKept) => want({ isCaseKept })}
      >
        {m['office.editor.find.case']()}
      </CheckField>
      <CheckField
        name="find-accents"
        isChecked={wanted.areAccentsIgnored}
        onChange={(areAccentsIgnored) => want({ areAccentsIgnored })}
      >
        {m['office.editor.find.accents']()}
      </CheckField>
    </div>
  );
}

/** Result of the replacement, else the number of the current hit. */
function describe({ wanted, hits, at, current, replaced, scope }: Find): string {
  if (replaced !== null)
    return m['office.editor.find.replaced']({
      count: replaced.count,
      shown: formatNumber(replaced.count),
    });
  if (wanted.words === '') return '';
  if (!current) return m['office.editor.find.none']();
  const place = { hit: formatNumber(at + 1), count: formatNumber(hits.length) };
  if (current.field !== 'body')
    return m['office.editor.find.countIn']({ ...place, language: labelOf(nameOf(current)) });
  return scope === 'both'
    ? m['office.editor.find.countIn']({ ...place, language: languageName(current.language) })
    : m['office.editor.find.count'](place);
}

function Act({ isOff, onPress, children }: { isOff: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      className={`${buttons.quiet} ${styles.act}`}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}

function Step({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.step} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={20} />
    </button>
  );
}
