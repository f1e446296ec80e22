import {
  IMPORT_PATH,
  type ImportChoice,
  type ImportRun,
  importDifferencePath,
} from '@press-room/contract/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/toasts.ts';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { listsKey, officeRecordQuery } from '../../office/saving/queries.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';

/** Takes or leaves differences, one write after the other: each makes a version, from which the next one starts. */
export function useChoose(id: number) {
  const client = useQueryClient();
  const write = useOfficeWrite(IMPORT_PATH);
  return useMutation({
    scope: { id: `choose-${id}` },
    mutationFn: async (body: ImportChoice) => {
      const { queryKey } = officeRecordQuery<ImportRun>(IMPORT_PATH, id);
      const version = client.getQueryData<ImportRun>(queryKey)?.version ?? 0;
      const outcome = await write<ImportRun>({ method: 'PATCH', id, action: 'difference/', version, body });
      if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
      // What was ticked stays so until the list says the same.
      await client.invalidateQueries({ queryKey: listsKey(importDifferencePath(id)) });
    },
  });
}
