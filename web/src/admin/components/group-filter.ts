import type { PressGroup } from '@press-room/contract/press-groups';
import { m } from '../../paraglide/messages.js';
import type { ListFilter } from './list/list-definition.ts';

/** Filter for the event of a link; none without an event. */
export const eventFilter = (event: string | null): ListFilter[] =>
  event === null
    ? []
    : [
        {
          name: 'event',
          label: m['office.report.event'](),
          options: [{ value: event, text: m['office.audit.numbered']({ id: event }) }],
        },
      ];

/** Filters for links from a report; officers can remove them. */
export const outcomeFilters = (parameters: URLSearchParams): ListFilter[] =>
  [
    { name: 'published_from', label: m['office.releases.publishedFrom']() },
    { name: 'published_to', label: m['office.releases.publishedTo']() },
    {
      name: 'untaken',
      label: m['office.releases.untaken'](),
      options: [{ value: 'true', text: m['office.releases.untakenYes']() }],
    },
  ].filter(({ name }) => parameters.has(name));

/** Filter by press group; none if there is only one. */
export const groupFilter = (groups: readonly PressGroup[]): ListFilter[] =>
  groups.length < 2
    ? []
    : [
        {
          name: 'group',
          label: m['office.releases.column.group'](),
          options: groupOptions(groups),
        },
      ];

/** Choices of a press group; `none` is the text of the empty choice, if there is one. */
export const groupOptions = (groups: readonly { id: number; name: string }[], none?: string) => [
  ...(none === undefined ? [] : [{ value: '', text: none }]),
  ...groups.map(({ id, name }) => ({ value: String(id), text: name })),
];
