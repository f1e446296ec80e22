import type { ClippingRow } from '@press-room/contract/clippings';
import { Link } from 'wouter';
import { capitalise, formatNumber, joinFacts, languageName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn } from '../components/list/list-definition.ts';
import { officeDay } from '../components/moments.ts';
import { SectorNames } from '../components/sectors/sector-names.tsx';
import { GROUP_COLUMN, UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { toClipping, toOfficePressRelease } from '../paths.ts';
import { KIND_LABELS, LICENCE_LABELS, reachOf, TONE_LABELS } from './labels.ts';

export const COLUMNS: readonly ListColumn<ClippingRow>[] = [
  {
    id: 'headline',
    label: m['office.clippings.headline'],
    sortBy: 'headline',
    isName: true,
    cell: ({ id, headline, language }) => (
      <Link href={toClipping(id)}>
        <bdi lang={language || undefined}>{headline}</bdi>
      </Link>
    ),
  },
  {
    id: 'outlet',
    label: m['office.outlets.one'],
    sortBy: 'outlet',
    cell: ({ outlet, author }) => <bdi>{joinFacts([outlet.name, author])}</bdi>,
  },
  {
    id: 'published',
    label: m['office.clippings.day'],
    sortBy: 'published_on',
    isDescending: true,
    cell: ({ published_on }) => officeDay(published_on),
  },
  {
    id: 'kind',
    label: m['office.clippings.kind'],
    sortBy: 'kind',
    cell: ({ kind }) => labelOf(KIND_LABELS, kind),
  },
  {
    id: 'tone',
    label: m['office.clippings.tone'],
    sortBy: 'tone',
    cell: ({ tone }) => tone !== '' && labelOf(TONE_LABELS, tone),
  },
  {
    id: 'reach',
    label: m['office.clippings.reach'],
    sortBy: 'reach',
    isDescending: true,
    cell: (row) => {
      const reach = reachOf(row);
      return reach !== null && formatNumber(reach);
    },
  },
  {
    id: 'language',
    label: m['office.clippings.language'],
    sortBy: 'language',
    isHiddenAtFirst: true,
    cell: ({ language }) => language !== '' && capitalise(languageName(language)),
  },
  {
    id: 'releases',
    label: m['office.menu.releases'],
    isHiddenAtFirst: true,
    isLong: true,
    cell: ({ releases }) =>
      releases.length > 0 && (
        <ul>
          {releases.map(({ id, title }) => (
            <li key={id}>
              <Link href={toOfficePressRelease(id)}>
                <bdi>{ownWords(title) || m['office.releases.untitled']({ id })}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ),
  },
  {
    id: 'companies',
    label: m['office.companies.title'],
    isHiddenAtFirst: true,
    cell: ({ companies }) => <bdi>{companies.map(({ name }) => name).join(', ')}</bdi>,
  },
  {
    id: 'sectors',
    label: m['office.editor.facts.sectors'],
    isHiddenAtFirst: true,
    cell: ({ sectors }) => sectors.length > 0 && <SectorNames ids={sectors} />,
  },
  {
    id: 'licence',
    label: m['office.clippings.licence'],
    sortBy: 'licence',
    isHiddenAtFirst: true,
    cell: ({ licence, licensed_until: until }) =>
      until === null
        ? labelOf(LICENCE_LABELS, licence)
        : m['office.clippings.licensedUntil']({ day: officeDay(until) }),
  },
  { ...GROUP_COLUMN, isHiddenAtFirst: true },
  { ...UPDATED_COLUMN, isHiddenAtFirst: true },
];
