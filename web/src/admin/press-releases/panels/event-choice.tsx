import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Found } from '../../../components/combobox.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { eventQuery } from '../../../features/events/queries.ts';
import { getJson } from '../../../lib/api.ts';
import { joinFacts } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { Chips } from '../../components/search-choice/chips.tsx';
import { type Search, SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { useEditing, useErrors, useShown } from '../saving/use-editing.ts';
import styles from './panels.module.css';

interface FoundEvent extends Found {
  id: number;
}

const OFFERED = 20;
/** The latest first; companies may search them too. */
const SEARCH: Search<FoundEvent> = {
  key: ['events', 'search'],
  load: async (q, signal) => {
    const query = { past: 'true', ...(q === '' ? {} : { q }) };
    const { results } = await getJson<{ results: OpenEvent[] }>(EVENT_PATH, query, signal);
    return results
      .slice(0, OFFERED)
      .map((event) => ({ id: event.id, key: String(event.id), text: nameWithYear(event) }));
  },
};

const nameWithYear = ({ name, starts_on }: OpenEvent): string =>
  joinFacts([ownWords(name), starts_on.slice(0, 4)]);

/** The event that the release is about; another choice takes its place. */
export function EventChoice() {
  const id = useId();
  const editing = useEditing();
  const { event } = useShown();
  const error = useErrors().event;
  const { data } = useQuery({ ...eventQuery(event ?? 0), enabled: event !== null });
  const label = m['office.editor.facts.event']();
  const name = data ? nameWithYear(data) : String(event);
  if (editing.isReadOnly)
    return (
      <p className={styles.field}>
        <span className={styles.label}>{label}</span>
        <bdi>{event === null ? m['office.editor.facts.noEvent']() : name}</bdi>
      </p>
    );
  return (
    <div className={styles.field}>
      <SearchChoice
        label={label}
        hint={m['office.editor.facts.eventHint']()}
        search={SEARCH}
        onChoose={(found) => editing.change({ event: found.id })}
      />
      {event !== null && (
        <Chips chips={[{ key: 'event', text: name }]} onRemove={() => editing.change({ event: null })} />
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
