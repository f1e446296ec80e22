import {
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  type ContactList,
  type ContactRow,
} from '@press-room/contract/contacts';
import {
  type InvitedContacts,
  type InvitedNoun,
  invitedContactsPath,
} from '@press-room/contract/invited-contacts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeJson, getJson } from '../../../lib/api.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { contactName } from '../../contacts/labels.ts';
import { searchOf } from '../../media/add-to/targets.ts';
import { Chips } from '../search-choice/chips.tsx';
import { SearchChoice } from '../search-choice/search-choice.tsx';
import styles from './invited-field.module.css';

const CONTACTS = searchOf<ContactRow>({
  noun: CONTACT_PATH,
  searched: ['text'],
  toText: contactName,
  toNote: ({ addresses }) => addresses[0]?.email ?? '',
});
const LISTS = searchOf<ContactList>({
  noun: CONTACT_LIST_PATH,
  searched: ['name'],
  toText: ({ name }) => name,
  toNote: ({ press_group }) => press_group.name,
});

export interface InvitedFieldProps {
  noun: InvitedNoun;
  id: number;
  isReadOnly: boolean;
}

/** Contacts who can read a record with access `invited`. Each change is saved at once. */
export function InvitedField(props: InvitedFieldProps) {
  return usePermissions().includes('contact.view') ? <Invited {...props} /> : null;
}

interface Invitation {
  contacts: number[];
  lists?: number[];
}

function Invited({ noun, id, isReadOnly }: InvitedFieldProps) {
  const path = invitedContactsPath(noun, id);
  const queryKey = ['office', 'invited', path];
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getJson<InvitedContacts>(path, {}, signal),
  });
  const { mutate: change } = useMutation({
    // One call at a time: each change is based on the previous answer.
    scope: { id: path },
    mutationFn: (toBody: (contacts: number[]) => Invitation) => {
      const { people = [], version = 0 } = client.getQueryData<InvitedContacts>(queryKey) ?? {};
      return changeJson<InvitedContacts>('PUT', path, toBody(people.map((each) => each.id)), { version });
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: (error) => {
      tellFailure(error);
      void client.invalidateQueries({ queryKey });
    },
  });
  if (!data) return null;
  return (
    <fieldset className={styles.invited} disabled={isReadOnly}>
      <legend className={styles.title}>{m['office.invited.title']()}</legend>
      <p className={styles.hint}>{m['office.invited.hint']()}</p>
      <Chips
        chips={data.people.map(({ id: contact, name, has_account }) => ({
          key: String(contact),
          text: has_account ? name : m['office.invited.noAccount']({ name }),
        }))}
        onRemove={(key) =>
          change((contacts) => ({ contacts: contacts.filter((each) => String(each) !== key) }))
        }
      />
      {!isReadOnly && (
        <>
          <SearchChoice
            label={m['office.invited.contact']()}
            search={CONTACTS}
            onChoose={(chosen) => change((contacts) => ({ contacts: [...contacts, chosen.id] }))}
          />
          <SearchChoice
            label={m['office.invited.list']()}
            search={LISTS}
            onChoose={(chosen) => change((contacts) => ({ contacts, lists: [chosen.id] }))}
          />
        </>
      )}
    </fieldset>
  );
}
