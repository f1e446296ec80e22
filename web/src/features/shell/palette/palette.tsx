import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { rememberSearch } from '../../../lib/searches.ts';
import { closingByClick, useClosing, useModal } from '../../../lib/use-modal.ts';
import { m } from '../../../paraglide/messages.js';
import type { Option } from './options.ts';
import styles from './palette.module.css';
import { PaletteActions } from './palette-actions.tsx';
import { optionId, PaletteList } from './palette-list.tsx';
import { PaletteFoot, PaletteOutcome } from './palette-notes.tsx';
import { usePalette } from './use-palette.ts';

/** Search over everything, from any screen. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useModal();
  const [text, setText] = useState('');
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const { groups, current, fallback, isBusy, error, ask } = usePalette(text);
  const options = current.flatMap((group) => group.options);
  // While loading, the link to all results is not marked by default.
  const first = isBusy && options[0] === fallback ? undefined : options[0];
  const marked = options.find(({ key }) => key === markedKey) ?? first;

  const choose = ({ href, run }: Option) => {
    if (!run) rememberSearch(text);
    onClose();
    if (run) run();
    else navigate(href);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = options[keyTarget(event.key, marked ? options.indexOf(marked) : 0, options.length)];
    const chosen = marked ?? fallback;
    if (next) setMarkedKey(next.key);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  const handleTyping = (typed: string) => {
    setText(typed);
    setMarkedKey(null);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={m['search.title']()}
      {...closingByClick(onClose)}
      {...useClosing(onClose)}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={m['search.label']()}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={id}
            aria-activedescendant={marked && optionId(id, marked)}
            placeholder={m['search.label']()}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={SEARCH_QUERY_MAX_LENGTH}
            value={text}
            onChange={(event) => handleTyping(event.target.value)}
            onKeyDown={handleKey}
          />
          <button type="button" className={styles.close} aria-label={m['search.close']()} onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
        <PaletteOutcome
          words={text.trim()}
          count={countFound(groups)}
          isBusy={isBusy}
          error={error}
          onRetry={ask}
        />
        <PaletteList
          id={id}
          label={m['search.title']()}
          groups={groups}
          marked={marked}
          isBusy={isBusy}
          onMark={({ key }) => setMarkedKey(key)}
        />
        <PaletteActions option={marked} />
        <PaletteFoot />
      </div>
    </dialog>
  );
}

/** Index of the option for a key; -1: none. */
function keyTarget(key: string, at: number, count: number): number {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** Groups of links, which do not count as results. */
const WAYS_ON: readonly string[] = ['all', 'elsewhere'];

const countFound = (groups: readonly { name: string; options: readonly Option[] }[]): number =>
  groups.flatMap(({ name, options }) => (WAYS_ON.includes(name) ? [] : options)).length;
