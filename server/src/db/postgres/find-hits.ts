import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import { named } from '../prepared.ts';
import { type Corpus, documentTable } from '../search-documents.ts';
import type { FindBatch } from '../search-hits.ts';
import type { HitSearch } from '../search-index.ts';
import { hasPhrase, toExactTsquery, toLooseTsquery } from './search-text.ts';
import { findByStretches, KEYS_PER_WEEK, type Sizes, type StretchBatch } from './search-weeks.ts';

interface FoundRow {
  list: number[] | null;
  hits: number;
  last: number | null;
  /** Of a stretch. */
  documents: number | null;
  weeks: number;
  low: number | null;
}

const NOTHING: FoundRow = { list: null, hits: 0, last: null, documents: null, weeks: 0, low: null };

/** Finds the newest documents that match between two sort keys. */
export function findByWords(reader: Db, { corpus, query, visible }: HitSearch, sizes?: Sizes): FindBatch {
  const exact = hasPhrase(query) ? [toExactTsquery(query)] : [];
  const toStatement = hasPhrase(query) ? toPhraseStatement : toHitStatement;
  const ask = async (place: Place, size: number, values: readonly number[]): Promise<StretchBatch> => {
    const parameters = [toLooseTsquery(query), size, ...values, ...exact];
    const { rows } = await reader.executeQuery<FoundRow>(
      named(CompiledQuery.raw(toStatement(place), parameters)),
    );
    const { list, hits, last, ...stretch } = rows[0] ?? NOTHING;
    return { ...stretch, hits, keys: list ?? [], next: hits < size || last === null ? null : last - 1 };
  };
  const [all, documents, weeks] = [toWhole(corpus), toNewest(corpus), toWeeks(corpus)];
  return findByStretches(
    {
      findAll: ({ min, max }, size) => ask(all, size, [min, max]),
      findInNewest: ({ min, max }, size, count) => ask(documents, size, [min, max, count]),
      findInWeeks: ({ min, max }, size, count) => ask(weeks, size, [min, max, count]),
    },
    visible.highest,
    sizes,
  );
}

/** Where hits are looked for: parts of a statement. */
interface Place {
  with: string;
  numbers: string;
  from: string;
  /** Where the exact query stands among the parameters. */
  exact: string;
}

/** All documents between $3 and $4. */
const toWhole = (corpus: Corpus): Place => ({
  with: '',
  numbers: 'null as documents, 0 as weeks, null as low',
  from: `from ${corpus}_vector where vector @@ $1::tsquery and sort_key between $3 and $4
    order by sort_key desc limit $2`,
  exact: '$5',
});

/** The newest $5 documents between $3 and $4. */
const toNewest = (corpus: Corpus): Place =>
  toStretch(
    corpus,
    `with newest as (
      select sort_key from ${documentTable(corpus)} where sort_key between $3 and $4 order by sort_key desc limit $5
    ), stretch as (
      select count(*) as documents, min(sort_key) as low, array_agg(distinct sort_key / ${KEYS_PER_WEEK}) as weeks
      from newest
    ) `,
  );

/** The newest $5 weeks between $3 and $4 that have documents: each is one look into the index, however many it has. */
function toWeeks(corpus: Corpus): Place {
  const toNext = (highest: string): string =>
    `(select sort_key / ${KEYS_PER_WEEK} from ${documentTable(corpus)} where sort_key between $3 and ${highest}
      order by sort_key desc limit 1)`;
  return toStretch(
    corpus,
    `with recursive week as (
      select ${toNext('$4')} as number, 1 as place
      union all
      select ${toNext(`week.number * ${KEYS_PER_WEEK} - 1`)}, place + 1 from week where number is not null and place < $5
    ), stretch as (
      select null::bigint as documents, greatest($3, min(number) * ${KEYS_PER_WEEK}) as low, array_agg(number) as weeks
      from week where number is not null
    ) `,
  );
}

/** Weeks are read by the statement that looks in them, so that none is missed. */
const toStretch = (corpus: Corpus, stretch: string): Place => ({
  with: stretch,
  numbers: `(select documents from stretch) as documents, (select low from stretch) as low,
    (select coalesce(cardinality(weeks), 0) from stretch) as weeks`,
  from: `from ${corpus}_vector where vector @@ $1::tsquery
    and (array[sort_key / ${KEYS_PER_WEEK}]) && (select weeks from stretch)
    and sort_key between (select low from stretch) and $4 order by sort_key desc limit $2`,
  exact: '$6',
});

/** For queries without phrases: the index tells all. */
const toHitStatement = (place: Place): string =>
  `${place.with}select json_agg(sort_key) as list, count(*) as hits, min(sort_key) as last, ${place.numbers} from (
    select sort_key ${place.from}
  ) as hit`;

// GIN knows no positions, so a phrase unpacks every document that has all of its words: of the newest ones only.
const toPhraseStatement = (place: Place): string =>
  `${place.with}select json_agg(sort_key) filter (where is_exact) as list, count(*) as hits, min(sort_key) as last,
  ${place.numbers} from (
    select sort_key, vector @@ ${place.exact}::tsquery as is_exact from (select sort_key, vector ${place.from}) as loose
  ) as hit`;
