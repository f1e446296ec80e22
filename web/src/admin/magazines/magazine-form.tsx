import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { MAGAZINE_KINDS, type MagazineKind } from '@press-room/contract/magazines';
import { toOfficeDay } from '@press-room/contract/office-clock';
import * as z from 'zod/mini';
import { ChoiceField } from '../../components/choice-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { listTerritories } from '../../lib/countries.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { countryName, monthName } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { showFiles } from '../components/files/file-names.tsx';
import { PictureField } from '../components/files/picture-field.tsx';
import { needsOne } from '../components/record/needs-one.ts';
import { RecordForm } from '../components/record/record-form.tsx';
import type { FormProps } from '../components/record/record-page.tsx';
import { TitleFields } from '../components/record/title-fields.tsx';
import {
  listVisibleCompared,
  toVisibleValues,
  VisibleFields,
  type VisibleValues,
} from '../components/record/visible-fields.tsx';
import type { ComparedField } from '../components/saving/compare-sides.ts';
import { showChoice } from '../components/saving/show-values.ts';
import { Cover } from './cover.tsx';
import { DocumentField } from './document-field.tsx';
import { KIND_LABELS } from './labels.ts';

type Values = VisibleValues & {
  kind: MagazineKind;
  territory: string;
  year: string;
  month: string;
  title_it: string;
  title_en: string;
  issue_number: string;
  document: number;
  cover: number | null;
};

const SCHEMA = needsOne(
  'title',
  formSchema<Values>({
    year: requiredText(),
    document: z.number().check(z.minimum(1, { error: () => m['account.required']() })),
  }),
);

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

function toValues(row: OfficeMagazine | null): Values {
  const [year = '', month = ''] = toOfficeDay(new Date()).split('-');
  return {
    kind: row?.kind ?? 'italian',
    territory: row?.territory ?? '',
    year: String(row?.year ?? year),
    month: String(row?.month ?? Number(month)),
    title_it: row?.title.it ?? '',
    title_en: row?.title.en ?? '',
    issue_number: row?.issue_number ?? '',
    document: row?.document ?? 0,
    cover: row?.cover ?? null,
    ...toVisibleValues(row),
  };
}

const toBody = ({ kind, territory, year, month, title_it, title_en, ...rest }: Values) => ({
  ...rest,
  kind,
  territory: kind === 'italian' ? null : territory || null,
  year: /^\d+$/.test(year) ? Number(year) : year,
  month: Number(month),
  title: { it: title_it, en: title_en },
});

const listCompared = (): ComparedField[] => [
  { name: 'kind', label: m['office.magazines.kind'](), show: showChoice(KIND_LABELS) },
  {
    name: 'territory',
    label: m['office.magazines.territory'](),
    show: (code) => typeof code === 'string' && countryName(code),
  },
  { name: 'year', label: m['office.magazines.year']() },
  { name: 'month', label: m['office.magazines.month'](), show: (value) => monthName(Number(value)) },
  { name: 'title.it', label: m['office.magazines.titleIt']() },
  { name: 'title.en', label: m['office.magazines.titleEn']() },
  { name: 'issue_number', label: m['office.magazines.issueNumber']() },
  { name: 'document', label: m['office.magazines.document'](), show: showFiles },
  { name: 'cover', label: m['office.magazines.cover'](), show: showFiles },
  ...listVisibleCompared(),
];

export function MagazineForm({ row, isReadOnly, onSaved }: FormProps<OfficeMagazine>) {
  return (
    <RecordForm
      noun={OFFICE_MAGAZINE_PATH}
      row={row}
      schema={SCHEMA}
      toValues={toValues}
      toBody={toBody}
      compared={listCompared()}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {(form) => {
        const { field, values } = form;
        return (
          <>
            {values.document > 0 && <Cover asset={values.cover ?? values.document} isLarge />}
            <DocumentField {...field('document')} name={row?.name ?? ''} />
            <PictureField
              label={m['office.magazines.ownCover']()}
              choose={m['office.magazines.chooseCover']()}
              isReadOnly={isReadOnly}
              {...field('cover')}
            />
            <TitleFields form={form} />
            <TextField label={m['office.magazines.issueNumber']()} isOptional {...field('issue_number')} />
            <ChoiceField
              label={m['office.magazines.kind']()}
              options={MAGAZINE_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) }))}
              {...field('kind')}
            />
            {values.kind === 'international' && (
              <ChoiceField
                label={m['office.magazines.territory']()}
                options={[
                  { value: '', text: m['office.bulk.choose']() },
                  ...listTerritories(row?.territory ?? ''),
                ]}
                {...field('territory')}
              />
            )}
            <TextField label={m['office.magazines.year']()} inputMode="numeric" {...field('year')} />
            <ChoiceField
              label={m['office.magazines.month']()}
              options={MONTHS.map((month) => ({ value: String(month), text: monthName(month) }))}
              {...field('month')}
            />
            <VisibleFields form={form} noun="magazine" id={row?.id} isReadOnly={isReadOnly} />
          </>
        );
      }}
    </RecordForm>
  );
}
