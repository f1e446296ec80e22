import {
  IMPORT_PATH,
  type ImportChoice,
  type ImportRun,
  importDifferencePath,
} from '@press-room/contract/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOptimistic, useTransition } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { listsKey, officeRecordQuery } from '../../components/saving/queries.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { useRun } from './run-context.ts';

/** Accepts or skips differences in sequence: each write makes a version that the next one is based on. */
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
      await client.invalidateQueries({ queryKey: listsKey(importDifferencePath(id)) });
    },
  });
}

/** State of one checkbox: changes at once, and is kept until the list has the same state. */
export function useTick(isTaken: boolean, of: Omit<ImportChoice, 'is_accepted'>) {
  const { mutateAsync } = useChoose(useRun().run.id);
  const [isTicked, setTicked] = useOptimistic(isTaken);
  const [, startTransition] = useTransition();
  const tick = () =>
    startTransition(async () => {
      setTicked(!isTicked);
      await mutateAsync({ ...of, is_accepted: !isTicked });
    });
  return { isTicked, tick };
}
