import type { ContactRow } from '@press-room/contract/contacts';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { capitalise, countryName, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn } from '../../components/list/list-definition.ts';
import { Instant } from '../../components/page/instant.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { SectorNames } from '../../components/sectors/sector-names.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { toContact } from '../../paths.ts';
import { BASIS_LABELS, contactName, whyStopped } from '../labels.ts';

/** Allows a line break only before the @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </bdi>
  );
}

export const COLUMNS: readonly ListColumn<ContactRow>[] = [
  {
    id: 'name',
    label: m['office.contacts.name'],
    sortBy: 'last_name',
    isName: true,
    href: (row) => toContact(row.id),
    cell: contactName,
  },
  {
    id: 'outlets',
    label: m['office.outlets.title'],
    cell: ({ outlets, roles }) => (
      <bdi>{[outlets.map(({ name }) => name).join(', '), roles.join(', ')].filter(Boolean).join(' · ')}</bdi>
    ),
  },
  {
    id: 'address',
    label: m['office.contacts.address'],
    isLong: true,
    cell: ({ addresses }) => <Address email={toReadableAddress(addresses[0]?.email ?? '')} />,
  },
  {
    id: 'sectors',
    label: m['office.editor.facts.sectors'],
    isHiddenAtFirst: true,
    cell: ({ sectors }) => sectors.length > 0 && <SectorNames ids={sectors} />,
  },
  {
    id: 'tags',
    label: m['office.contacts.tags'],
    cell: ({ tags }) => tags.length > 0 && <bdi>{tags.join(', ')}</bdi>,
  },
  {
    id: 'language',
    label: m['office.contacts.language'],
    sortBy: 'language',
    isHiddenAtFirst: true,
    cell: ({ language }) => capitalise(languageName(language)),
  },
  {
    id: 'status',
    label: m['office.contacts.mail'],
    cell: (row) => {
      const why = whyStopped(row);
      return why === null ? null : <StatusChip kind="stop" label={why} />;
    },
  },
  {
    id: 'country',
    label: m['office.companies.field.country'],
    sortBy: 'country',
    isHiddenAtFirst: true,
    cell: ({ country }) => country !== '' && countryName(country),
  },
  {
    id: 'basis',
    label: m['office.contacts.basis'],
    isHiddenAtFirst: true,
    cell: ({ basis }) => labelOf(BASIS_LABELS, basis),
  },
  {
    id: 'written',
    label: m['office.contacts.lastWritten'],
    sortBy: 'last_written_at',
    isDescending: true,
    cell: ({ last_written_at: at }) => at !== null && <Instant at={at} />,
  },
  { ...UPDATED_COLUMN, isHiddenAtFirst: true },
];
