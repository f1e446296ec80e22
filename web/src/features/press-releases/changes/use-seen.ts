import { ownTakingPath } from '@press-room/contract/takings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postJson } from '../../../lib/api.ts';
import { TAKINGS_KEY } from '../../../lib/takings-key.ts';

/** Takes the mark from a release on the reader's desk, as they see what became of it; null: there is nothing to see. */
export function useSeen(id: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    postJson(ownTakingPath(id), {})
      .then(() => client.invalidateQueries({ queryKey: TAKINGS_KEY }))
      // The mark stays until the next time.
      .catch(() => undefined);
  }, [client, id]);
}
