import {
  type ClippingKind,
  type ClippingLanguage,
  type ClippingLicence,
  type ClippingTone,
  NOT_KNOWN,
} from '@press-room/contract/clippings';
import { expressionBuilder } from 'kysely';
import { ownersOf } from '../../core/sectors/sectors.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';
import { toKeyWords } from '../../platform/text/keys.ts';

const clipping = expressionBuilder<Schema, 'clipping' | 'outlet' | 'press_group'>();

export const CLIPPING_FIELDS: FieldMap = {
  id: clipping.ref('clipping.id'),
  text: { keyed: clipping.ref('clipping.search_text') },
  author: { keyed: clipping.ref('clipping.author_key') },
  outlet: { keyed: clipping.ref('outlet.name_key') },
  headline: clipping.ref('clipping.headline'),
  kind: clipping.ref('clipping.kind'),
  tone: clipping.ref('clipping.tone'),
  language: clipping.ref('clipping.language'),
  licence: clipping.ref('clipping.licence'),
  published_on: clipping.ref('clipping.published_on'),
  reach: clipping.fn.coalesce('clipping.reach', 'outlet.reach'),
  updated_at: clipping.ref('clipping.updated_at'),
  'press_group.name': clipping.ref('press_group.name'),
};

/** Newest first. */
export const CLIPPING_ORDER = [
  { by: clipping.ref('clipping.published_on'), direction: 'desc' as const },
  { by: clipping.ref('clipping.id'), direction: 'desc' as const },
];

export interface ClippingFilter {
  group?: number | undefined;
  outlet?: number | undefined;
  contact?: number | undefined;
  company?: number | undefined;
  release?: number | undefined;
  sector?: number | undefined;
  kind?: ClippingKind | undefined;
  tone?: ClippingTone | typeof NOT_KNOWN | undefined;
  language?: ClippingLanguage | typeof NOT_KNOWN | undefined;
  /** Country of the outlet. */
  country?: string | undefined;
  /** Event of a release that it used. */
  event?: number | undefined;
  licence?: ClippingLicence | undefined;
  /** Written by people who attended or followed it, or about its papers; from its day on. */
  appointment?: number | undefined;
  /** First and last day. */
  from?: string | undefined;
  to?: string | undefined;
  /** Search words, and clippings whose texts contain them. */
  found?: { words: string; ids: readonly number[] };
}

const COLUMNS = {
  group: 'press_group_id',
  outlet: 'outlet_id',
  contact: 'contact_id',
  kind: 'kind',
  tone: 'tone',
  language: 'language',
  licence: 'licence',
} as const;

export function selectClippings(db: Db, filter: ClippingFilter) {
  let query = db
    .selectFrom('clipping')
    .innerJoin('outlet', 'outlet.id', 'clipping.outlet_id')
    .innerJoin('press_group', 'press_group.id', 'clipping.press_group_id')
    .select('clipping.id');
  for (const name of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
    const value = filter[name];
    if (value !== undefined)
      query = query.where(`clipping.${COLUMNS[name]}`, '=', value === NOT_KNOWN ? '' : value);
  }
  const { company, release, sector, from, to, country, event, found, appointment } = filter;
  // Headline, author and outlet also match unfinished words.
  if (found !== undefined)
    query = query.where((eb) =>
      eb.or([
        ...(found.ids.length === 0 ? [] : [eb('clipping.id', 'in', found.ids)]),
        eb.and(
          toKeyWords(found.words).map((word) =>
            eb.or([
              eb('clipping.search_text', 'like', `%${word}%`),
              eb('clipping.author_key', 'like', `%${word}%`),
              eb('outlet.name_key', 'like', `%${word}%`),
            ]),
          ),
        ),
      ]),
    );
  if (appointment !== undefined) query = query.where(cameOf(appointment));
  if (country !== undefined) query = query.where('outlet.country', '=', country === NOT_KNOWN ? '' : country);
  if (event !== undefined)
    query = query.where('clipping.id', 'in', (eb) =>
      eb
        .selectFrom('clipping_release')
        .innerJoin('press_release', 'press_release.id', 'clipping_release.press_release_id')
        .select('clipping_release.clipping_id')
        .where('press_release.event_id', '=', event),
    );
  if (company !== undefined)
    query = query.where('clipping.id', 'in', (eb) =>
      eb.selectFrom('clipping_company').select('clipping_id').where('company_id', '=', company),
    );
  if (release !== undefined)
    query = query.where('clipping.id', 'in', (eb) =>
      eb.selectFrom('clipping_release').select('clipping_id').where('press_release_id', '=', release),
    );
  if (sector !== undefined) query = query.where('clipping.id', 'in', ownersOf('clipping_sector', sector));
  if (from !== undefined) query = query.where('clipping.published_on', '>=', from);
  if (to !== undefined) query = query.where('clipping.published_on', '<=', to);
  return query;
}

const cameOf = (appointment: number) =>
  clipping.exists(
    clipping
      .selectFrom('appointment')
      .select('appointment.id')
      .where('appointment.id', '=', appointment)
      .where((eb) =>
        eb(
          eb.fn<string>('substr', ['appointment.starts_at', eb.lit(1), eb.lit(10)]),
          '<=',
          eb.ref('clipping.published_on'),
        ),
      )
      .where((eb) =>
        eb.or([
          eb(
            'clipping.contact_id',
            'in',
            eb
              .selectFrom('appointment_answer as answer')
              .select((each) => each.ref('answer.contact_id').$notNull().as('contact_id'))
              .where('answer.appointment_id', '=', appointment)
              .where('answer.contact_id', 'is not', null)
              .where((each) =>
                each.or([each('answer.entered_at', 'is not', null), each('answer.state', '=', 'remote')]),
              ),
          ),
          eb(
            'clipping.id',
            'in',
            eb
              .selectFrom('clipping_release as used')
              .innerJoin('appointment_release as paper', 'paper.press_release_id', 'used.press_release_id')
              .select('used.clipping_id')
              .where('paper.appointment_id', '=', appointment),
          ),
        ]),
      ),
  );
