import { REUSABLE_ANSWER_PATH, type ReusableAnswer } from '@press-room/contract/messages';
import { joinWords, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toReusableAnswer } from '../../paths.ts';

const COLUMNS: readonly ListColumn<ReusableAnswer>[] = [
  {
    id: 'name',
    label: m['office.answers.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toReusableAnswer(id),
    cell: ({ name }) => name,
  },
  {
    id: 'group',
    label: m['office.releases.column.group'],
    cell: ({ press_group }) => <bdi>{press_group?.name ?? m['office.answers.allGroups']()}</bdi>,
  },
  {
    id: 'languages',
    label: m['office.templates.languages'],
    cell: ({ text }) =>
      joinWords(
        (['it', 'en'] as const).filter((language) => text[language]).map((each) => languageName(each)),
      ),
  },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<ReusableAnswer> => ({
  noun: REUSABLE_ANSWER_PATH,
  screen: OFFICE_PATHS.reusableAnswers,
  columns: COLUMNS,
  search: {
    label: m['office.answers.search'](),
    example: m['office.answers.searchExample'](),
    fields: ['name', 'text.it', 'text.en'],
  },
  nameOf: ({ name }) => name,
  count: (count) => m['office.answers.count']({ count }),
  empty: {
    title: m['office.answers.none'](),
    text: m['office.answers.noneText'](),
  },
});

export function AnswersPage() {
  return (
    <OfficePage
      title={m['office.answers.title']()}
      action={
        <NewLink permission="message.edit" to={toReusableAnswer('new')} label={m['office.answers.new']()} />
      }
    >
      <OfficeList list={buildList()} />
    </OfficePage>
  );
}
