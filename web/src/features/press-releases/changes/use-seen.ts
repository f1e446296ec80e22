import { ownTakingPath } from '@press-room/contract/takings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { postJson } from '../../../lib/api.ts';
import { TAKINGS_KEY } from '../../../lib/takings-key.ts';

/** Marks a change as seen, which removes its mark on the reader's dashboard; null: no change. */
export function useSeen(id: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    postJson(ownTakingPath(id), {})
      .then(() => client.invalidateQueries({ queryKey: TAKINGS_KEY }))
      // The mark remains until the next visit.
      .catch(() => undefined);
  }, [client, id]);
}
