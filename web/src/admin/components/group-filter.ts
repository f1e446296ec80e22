import type { PressGroup } from '@press-room/contract/press-groups';
import { m } from '../../paraglide/messages.js';
import type { ListFilter } from './list/list-definition.ts';

/** Filter by press group; none if there is only one. */
export const groupFilter = (groups: readonly PressGroup[]): ListFilter[] =>
  groups.length < 2
    ? []
    : [
        {
          name: 'group',
          label: m['office.releases.column.group'](),
          options: groups.map(({ id, name }) => ({ value: String(id), text: name })),
        },
      ];
