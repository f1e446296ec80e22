import {
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type ContactList,
  type ContactRow,
} from '@press-room/contract/contacts';
import type { Datatables } from '@press-room/contract/datatables';
import { MAILING_CONTACTS_MAX, type Mailing } from '@press-room/contract/mailings';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckField } from '../../../components/check-field.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { getJson } from '../../../lib/api.ts';
import type { Form } from '../../../lib/form.ts';
import { joinWords } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { officeListQuery } from '../../components/saving/queries.ts';
import { Chips } from '../../components/search-choice/chips.tsx';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { TAKERS_LABELS } from '../labels.ts';
import styles from '../mailings.module.css';
import { choiceQuery } from '../queries.ts';
import type { MailingValues } from './mailing-values.ts';

interface FieldsProps {
  form: Form<MailingValues>;
  row: Mailing;
}

const contactListsQuery = (group: number) =>
  queryOptions({
    queryKey: ['office', CONTACT_LIST_PATH, 'of group', group],
    queryFn: ({ signal }) =>
      getJson<Datatables<ContactList>>(
        CONTACT_LIST_PATH,
        { format: 'datatables', start: 0, length: 100, press_group: group },
        signal,
      ),
    staleTime: 0,
  });

/** Lists, single contacts, and recipients of earlier messages on the subject. */
export const AudienceFields = (props: FieldsProps) => (
  <>
    <Lists {...props} />
    <People {...props} />
    <Takers {...props} />
  </>
);

function Lists({ form, row }: FieldsProps) {
  const { data } = useQuery(contactListsQuery(row.press_group.id));
  const { value, name, onChange } = form.field('lists');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m['office.mailings.lists']({ group: row.press_group.name })}</legend>
      {data?.data.length === 0 && <p>{m['office.mailings.noLists']()}</p>}
      {data?.data.map((list) => (
        <CheckField
          key={list.id}
          name={`${name}-${list.id}`}
          isChecked={value.includes(list.id)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...value, list.id] : value.filter((id) => id !== list.id))
          }
        >
          <bdi>{list.name}</bdi>{' '}
          <span className={styles.counts}>
            {m['office.contactLists.counts']({ count: list.count, reachable: list.reachable })}
          </span>
        </CheckField>
      ))}
    </fieldset>
  );
}

const nameOf = ({ first_name, last_name, addresses }: ContactRow): string =>
  [first_name, last_name].filter(Boolean).join(' ') || (addresses[0]?.email ?? '');

const PEOPLE_FOUND = 10;

const searchContacts = (q: string) =>
  officeListQuery<ContactRow>({
    noun: CONTACT_PATH,
    q,
    searched: ['text'],
    length: PEOPLE_FOUND,
  });

function People({ form, row }: FieldsProps) {
  const client = useQueryClient();
  const { data, isFetching } = useQuery(choiceQuery(row));
  const { value: people, onChange } = form.field('people');
  const names = new Map(data?.people.map(({ id, name }) => [id, name]));
  const unknown = isFetching ? '…' : m['office.mailings.erased']();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m['office.mailings.people']()}</legend>
      <Chips
        chips={people.map(({ id, name }) => ({ key: String(id), text: name || names.get(id) || unknown }))}
        onRemove={(key) => onChange(people.filter(({ id }) => String(id) !== key))}
      />
      {people.length < MAILING_CONTACTS_MAX && (
        <SearchChoice
          label={m['office.mailings.addPerson']()}
          hint={m['office.mailings.peopleHint']()}
          search={{
            key: ['office', CONTACT_PATH, 'list', 'chosen from'],
            load: async (q) =>
              (await client.fetchQuery(searchContacts(q))).data.map((contact) => ({
                key: String(contact.id),
                id: contact.id,
                text: nameOf(contact),
                note: describeContact(contact),
              })),
          }}
          onChoose={({ id, text }) => {
            if (people.every((each) => each.id !== id)) onChange([...people, { id, name: text }]);
          }}
        />
      )}
    </fieldset>
  );
}

const describeContact = ({ addresses, outlets }: ContactRow): string =>
  [...outlets.map(({ name }) => name), ...addresses.slice(0, 1).map(({ email }) => email)].join(', ');

function Takers({ form, row }: FieldsProps) {
  const language = useContentLanguage();
  const { data } = useQuery(choiceQuery(row));
  const { value: hasTakers, ...takers } = form.field('has_takers');
  const { value: hasSubjectTakers, ...subjectTakers } = form.field('has_subject_takers');
  if (row.kind !== 'release')
    return (
      <CheckField isChecked={hasTakers} {...takers}>
        {labelOf(TAKERS_LABELS, row.kind)}
      </CheckField>
    );
  if (data === undefined) return null;
  const { issuer, sectors } = data;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m['office.mailings.takers']()}</legend>
      <CheckField isChecked={hasTakers} {...takers}>
        {m['office.mailings.takers.issuer']({ name: issuer })}
      </CheckField>
      {sectors.length > 0 && (
        <CheckField isChecked={hasSubjectTakers} {...subjectTakers}>
          {m['office.mailings.takers.subject']({
            names: joinWords(sectors.map(({ name }) => name[language])),
          })}
        </CheckField>
      )}
    </fieldset>
  );
}
