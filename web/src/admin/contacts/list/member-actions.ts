import { CONTACT_LIST_PATH, type ContactList, type ContactRow } from '@press-room/contract/contacts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import type { BulkCall } from '../../components/bulk/bulk-action.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite, type WriteNoun } from '../../components/saving/use-office-write.ts';
import { listChoiceQuery } from '../queries.ts';

async function send(
  write: WriteNoun,
  { id, version, name }: ContactList,
  change: { add?: number[]; remove?: number[] },
): Promise<void> {
  const outcome = await write<ContactList>({ method: 'POST', id, action: 'member/', version, body: change });
  if (outcome.kind === 'saved')
    showToast('success', m['office.contactLists.changed']({ name, count: outcome.row.count }));
  else showToast('error', describeOutcome(outcome));
}

const idsOf = (rows: readonly ContactRow[]): number[] => rows.map(({ id }) => id);

/** Adds to hand-picked lists; removes from the list that is shown. */
export function useMemberActions(): BulkCall<ContactRow>[] {
  const write = useOfficeWrite(CONTACT_LIST_PATH);
  const shown = Number(new URLSearchParams(useSearch()).get('list'));
  const { data: lists = [] } = useQuery(listChoiceQuery(usePermissions().includes('contact_list.edit')));
  return lists
    .filter(({ filter }) => filter === null)
    .map((list) => ({
      name: `list-${list.id}`,
      label: () =>
        list.id === shown
          ? m['office.contactLists.removeFrom']({ name: list.name })
          : m['office.contactLists.addTo']({ name: list.name }),
      permission: 'contact_list.edit',
      atOnce: (rows) =>
        void send(write, list, list.id === shown ? { remove: idsOf(rows) } : { add: idsOf(rows) }),
    }));
}
