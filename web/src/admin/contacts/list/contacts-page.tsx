import { PERSON_LANGUAGES } from '@press-room/contract/account';
import { CONTACT_BASES, CONTACT_PATH, type ContactRow } from '@press-room/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { useSectorOptions } from '../../../features/sectors/sectors.ts';
import { listCountries } from '../../../lib/countries.ts';
import { capitalise, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { useEvents } from '../../accreditations/list/use-events.ts';
import type { ListDefinition, ListFilter } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { OFFICE_PATHS, toContact, toNewImport } from '../../paths.ts';
import { BASIS_LABELS, contactName } from '../labels.ts';
import { listChoiceQuery, outletChoiceQuery, tagsQuery } from '../queries.ts';
import { COLUMNS } from './columns.tsx';
import { ContactExport } from './contact-export.tsx';
import { IdleNote } from './idle-note.tsx';
import { useMemberActions } from './member-actions.ts';

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), text: name });

function useFilters(): ListFilter[] {
  const permissions = usePermissions();
  const { data: tags = [] } = useQuery(tagsQuery());
  const sectors = useSectorOptions();
  const { data: outlets = [] } = useQuery(outletChoiceQuery());
  const { data: lists = [] } = useQuery(listChoiceQuery(permissions.includes('contact_list.view')));
  const events = useEvents(permissions.includes('event.view'));
  const choices: ListFilter[] = [
    { name: 'list', label: m['office.contactLists.one'](), options: lists.map(named) },
    { name: 'sector', label: m['office.editor.facts.sectors'](), options: sectors },
    {
      name: 'tag',
      label: m['office.contacts.tag'](),
      options: tags.map(({ tag }) => ({ value: tag, text: tag })),
    },
    { name: 'outlet', label: m['office.outlets.one'](), options: outlets.map(named) },
    {
      name: 'event',
      label: m['office.contacts.accreditedFor'](),
      options: events.map(({ id, name }) => ({ value: String(id), text: ownWords(name) })),
    },
  ];
  return [
    ...choices.filter(({ options = [] }) => options.length > 0),
    { name: 'country', label: m['office.companies.field.country'](), options: listCountries() },
    {
      name: 'language',
      label: m['office.contacts.language'](),
      options: PERSON_LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) })),
    },
    {
      name: 'stopped',
      label: m['office.contacts.mail'](),
      options: [
        { value: 'no', text: m['office.contacts.reachable']() },
        { value: 'yes', text: m['office.contacts.stopped']() },
      ],
    },
    {
      name: 'basis',
      label: m['office.contacts.basis'](),
      options: CONTACT_BASES.map((value) => ({ value, text: labelOf(BASIS_LABELS, value) })),
    },
    {
      name: 'idle',
      label: m['office.contacts.lastWritten'](),
      options: [{ value: 'yes', text: m['office.contacts.idle']() }],
    },
  ];
}

/** Link to the import of a table or vCards. */
function ImportLink() {
  const permissions = usePermissions();
  if (!permissions.includes('import.create') || !permissions.includes('contact.edit')) return null;
  return (
    <Link href={toNewImport('contact')} className={buttons.quiet}>
      {m['office.imports.link']()}
    </Link>
  );
}

export function ContactsPage() {
  const filters = useFilters();
  const actions = useMemberActions();
  const list: ListDefinition<ContactRow> = {
    noun: CONTACT_PATH,
    screen: OFFICE_PATHS.contacts,
    columns: COLUMNS,
    filters,
    search: {
      label: m['office.contacts.search'](),
      example: m['office.contacts.searchExample'](),
      fields: ['text'],
    },
    actions,
    nameOf: contactName,
    count: (count) => m['office.contacts.count']({ count }),
    empty: { title: m['office.contacts.none'](), text: m['office.contacts.noneText']() },
  };
  return (
    <OfficePage
      title={m['office.contacts.title']()}
      action={
        <>
          <ImportLink />
          <ContactExport filters={filters} />
          <Link href={OFFICE_PATHS.contactDuplicates} className={buttons.quiet}>
            {m['office.contacts.duplicates']()}
          </Link>
          <NewLink permission="contact.create" to={toContact('new')} label={m['office.contacts.new']()} />
        </>
      }
    >
      <IdleNote />
      <OfficeList list={list} />
    </OfficePage>
  );
}
