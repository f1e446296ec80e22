import { CONTACT_EXPORT_PATH, CONTACT_FILE_TYPES, type ContactFileType } from '@press-room/contract/contacts';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { getBlob } from '../../../lib/api.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListFilter } from '../../components/list/list-definition.ts';

const LABELS: Record<ContactFileType, () => string> = {
  csv: m['office.list.exportCsv'],
  xlsx: m['office.list.exportXlsx'],
  vcf: m['office.contacts.exportVcard'],
};

/** Exports the filtered list as a file. */
export function ContactExport({ filters }: { filters: readonly ListFilter[] }) {
  const isAllowed = usePermissions().includes('contact.export');
  const search = new URLSearchParams(useSearch());
  const { mutate, isPending } = useMutation({
    mutationFn: (type: ContactFileType) => {
      const chosen = filters.flatMap(({ name }): [string, string][] => {
        const value = search.get(name);
        return value === null ? [] : [[name, value]];
      });
      return getBlob(`${CONTACT_EXPORT_PATH}?${new URLSearchParams([...chosen, ['type', type]])}`);
    },
    onSuccess: (content, type) => saveFile(content, `${m['office.contacts.fileName']()}.${type}`),
    onError: tellFailure,
  });
  if (!isAllowed) return null;
  return CONTACT_FILE_TYPES.map((type) => (
    <button
      key={type}
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate(type)}
    >
      {labelOf(LABELS, type)}
    </button>
  ));
}
