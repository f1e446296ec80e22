import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
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
/** The latest first; companies may search for events too. */
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

export function EventChoice() {
  const editing = useEditing();
  const { event } = useShown();
  return (
    <EventField
      value={event}
      onChange={(chosen) => editing.change({ event: chosen })}
      isReadOnly={editing.isReadOnly}
      error={useErrors().event}
    />
  );
}

/** Shows an event by name in comparisons. */
export const showEvent = (value: unknown): ReactNode => typeof value === 'number' && <EventName id={value} />;

const EventName = ({ id }: { id: number }) => useEventName(id);

function useEventName(id: number): string {
  const { data } = useQuery(eventQuery(id));
  return data ? nameWithYear(data) : String(id);
}

interface EventFieldProps {
  value: number | null;
  onChange: (event: number | null) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

/** Selection of one event. */
export function EventField({ value: event, onChange, isReadOnly, error }: EventFieldProps) {
  const id = useId();
  const label = m['office.editor.facts.event']();
  if (isReadOnly)
    return (
      <p className={styles.field}>
        <span className={styles.label}>{label}</span>
        <bdi>{event === null ? m['office.editor.facts.noEvent']() : <EventName id={event} />}</bdi>
      </p>
    );
  return (
    <div className={styles.field}>
      <SearchChoice
        label={label}
        hint={m['office.editor.facts.eventHint']()}
        search={SEARCH}
        onChoose={(found) => onChange(found.id)}
      />
      {event !== null && <EventChip id={event} onRemove={() => onChange(null)} />}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

const EventChip = ({ id, onRemove }: { id: number; onRemove: () => void }) => (
  <Chips chips={[{ key: 'event', text: useEventName(id) }]} onRemove={onRemove} />
);
