import { CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import {
  REVIEW_CLIPPINGS_MAX,
  REVIEW_SECTIONS,
  type ReviewSection,
} from '@press-room/contract/press-reviews';
import { useId } from 'react';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { FieldError } from '../../components/field-error.tsx';
import { LazyOrderList } from '../../components/order-list/lazy-order-list.ts';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { officeDay } from '../components/moments.ts';
import { Section } from '../components/record/section.tsx';
import { type Search, SearchChoice } from '../components/search-choice/search-choice.tsx';
import type { FoundTarget } from '../media/add-to/targets.ts';
import { toClipping } from '../paths.ts';
import { SECTION_LABELS } from './labels.ts';
import styles from './press-reviews.module.css';
import type { Place } from './review-values.ts';

/** Searches clippings of a press group; loads its code with the first search. */
const searchIn = (group: number): Search<FoundTarget> => ({
  key: ['office', 'press-review', 'clippings', group],
  load: async (q, signal) => {
    const { searchOf } = await import('../media/add-to/targets.ts');
    const search = searchOf<ClippingRow>({
      noun: CLIPPING_PATH,
      filters: { group: String(group) },
      searched: ['text', 'author', 'outlet'],
      toText: ({ headline }) => headline,
      toNote: ({ outlet, published_on }) => joinFacts([outlet.name, officeDay(published_on)]),
    });
    return search.load(q, signal);
  },
});

interface SectionListProps {
  section: ReviewSection;
  group: number;
  /** Clippings of the whole edition. */
  places: readonly Place[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (places: readonly Place[]) => void;
}

/** Ordered clippings of a section. They are moved within it and to other sections, also by keyboard. */
export function SectionList({ section, group, places, error, isReadOnly, onChange }: SectionListProps) {
  const errorId = useId();
  const own = places.filter((place) => place.section === section);
  const placeOf = new Map(own.map((place) => [place.id, place]));
  const name = labelOf(SECTION_LABELS, section);
  const order = (ids: readonly number[]) =>
    onChange([
      ...places.filter((place) => place.section !== section),
      ...ids.flatMap((id) => placeOf.get(id) ?? []),
    ]);
  const take = (ids: readonly number[], at: number) => {
    const moved = ids.flatMap(
      (id) => places.find((place) => place.id === id && place.section !== section) ?? [],
    );
    const others = places.filter((place) => !moved.includes(place));
    onChange([
      ...others.filter((place) => place.section !== section),
      ...others
        .filter((place) => place.section === section)
        .toSpliced(at, 0, ...moved.map((place) => ({ ...place, section }))),
    ]);
  };
  const add = ({ id, text, note = '' }: FoundTarget) => {
    const others = places.filter((place) => place.id !== id);
    const known = places.find((place) => place.id === id);
    onChange([...others, { ...(known ?? { id, headline: text, note, language: '' }), section }]);
  };
  return (
    <Section title={m['office.reviews.sectionCount']({ name, count: own.length })}>
      {own.length > 0 && isReadOnly && (
        <ol className={styles.plain} aria-label={name}>
          {own.map((place) => (
            <li key={place.id}>
              <PlaceLine place={place} />
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <LazyOrderList
          label={name}
          ids={own.map(({ id }) => id)}
          isReadOnly={false}
          nameOf={(id) => placeOf.get(id)?.headline ?? String(id)}
          onOrder={order}
          exchange={{ name: 'press-review', empty: m['office.reviews.sectionEmpty'](), onTake: take }}
          draw={(id) => (
            <PlaceLine
              place={placeOf.get(id)}
              onMove={(to) =>
                onChange([
                  ...places.filter((place) => place.id !== id),
                  ...places.filter((place) => place.id === id).map((place) => ({ ...place, section: to })),
                ])
              }
              onRemove={() => onChange(places.filter((place) => place.id !== id))}
            />
          )}
        />
      )}
      {own.length === 0 && isReadOnly && <p className={styles.none}>{m['office.reviews.sectionEmpty']()}</p>}
      {!isReadOnly && places.length < REVIEW_CLIPPINGS_MAX && (
        <SearchChoice label={m['office.reviews.add']({ name })} search={searchIn(group)} onChoose={add} />
      )}
      <FieldError id={errorId} text={error} />
    </Section>
  );
}

interface PlaceLineProps {
  place: Place | undefined;
  /** Moves the clipping to a section; absent: read-only. */
  onMove?: (section: ReviewSection) => void;
  onRemove?: () => void;
}

function PlaceLine({ place, onMove, onRemove }: PlaceLineProps) {
  if (place === undefined) return null;
  const { id, headline, note, language, section } = place;
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <Link href={toClipping(id)}>
          <bdi lang={language || undefined}>{headline}</bdi>
        </Link>
        <span className={styles.note}>
          <bdi>{note}</bdi>
        </span>
      </div>
      {onMove && (
        <div className={styles.tools}>
          <select
            className={styles.select}
            aria-label={m['office.reviews.sectionOf']({ name: headline })}
            value={section}
            onChange={({ target }) => {
              const to = REVIEW_SECTIONS.find((each) => each === target.value);
              if (to) onMove(to);
            }}
          >
            {REVIEW_SECTIONS.map((each) => (
              <option key={each} value={each}>
                {labelOf(SECTION_LABELS, each)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className={buttons.quiet}
            aria-label={m['office.reviews.remove']({ name: headline })}
            onClick={onRemove}
          >
            {m['office.reviews.removeShort']()}
          </button>
        </div>
      )}
    </div>
  );
}
