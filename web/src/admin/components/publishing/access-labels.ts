import type { ReleaseAccess } from '@press-room/contract/access';
import { useQuery } from '@tanstack/react-query';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';

export const ACCESS_LABELS: Record<ReleaseAccess, () => string> = {
  public: m['office.releases.access.public'],
  confirmed: m['office.releases.access.confirmed'],
  press: m['office.releases.access.press'],
  accredited: m['office.releases.access.accredited'],
  invited: m['office.releases.access.invited'],
};

/** Says what an access means; loaded by the first form that shows it. */
export function useAccessHint(access: ReleaseAccess): string {
  const { data } = useQuery({
    queryKey: ['access-hints'],
    queryFn: async () => (await import('./access-hints.ts')).ACCESS_HINTS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === undefined ? '' : labelOf(data, access);
}
