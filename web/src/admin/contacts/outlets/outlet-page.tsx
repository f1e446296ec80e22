import {
  CONTACT_NOTES_MAX_LENGTH,
  DOMAIN_MAX_LENGTH,
  OUTLET_KINDS,
  OUTLET_PATH,
  type Outlet,
} from '@press-room/contract/contacts';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { listCountries } from '../../../lib/countries.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { RecordForm } from '../../components/record/record-form.tsx';
import {
  type FormProps,
  NewRecord,
  RecordPage,
  type ScreenProps,
} from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toClippingsOf, toContactsOf, toOutlet } from '../../paths.ts';
import { ChipsField, splitLines } from '../chips-field.tsx';
import { KIND_LABELS } from '../labels.ts';

export const OutletPage = () => (
  <RecordPage<Outlet>
    noun={OUTLET_PATH}
    fresh={
      <NewRecord
        title={m['office.outlets.new']()}
        permission="outlet.create"
        Form={OutletForm}
        toRecord={toOutlet}
      />
    }
  >
    {(screen) => <OutletScreen {...screen} />}
  </RecordPage>
);

function OutletScreen({ row, onSaved }: ScreenProps<Outlet>) {
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      action={
        <>
          {row.contacts > 0 && permissions.includes('contact.view') && (
            <Link href={toContactsOf({ outlet: String(row.id) })} className={buttons.quiet}>
              {m['office.contacts.count']({ count: row.contacts })}
            </Link>
          )}
          {row.clippings > 0 && permissions.includes('clipping.view') && (
            <Link href={toClippingsOf({ outlet: String(row.id) })} className={buttons.quiet}>
              {m['office.clippings.count']({ count: row.clippings })}
            </Link>
          )}
          <DeleteButton
            permission="outlet.delete"
            noun={OUTLET_PATH}
            row={row}
            name={row.name}
            text={m['office.record.deletePlain']()}
            backTo={OFFICE_PATHS.outlets}
          />
        </>
      }
    >
      <OutletForm row={row} isReadOnly={!permissions.includes('outlet.edit')} onSaved={onSaved} />
    </OfficePage>
  );
}

/** Form values; domains are separated by line breaks. */
type Values = Pick<Outlet, 'name' | 'kind' | 'country' | 'website' | 'notes'> & {
  domains: string;
  reach: string;
} & Record<string, unknown>;
const SCHEMA = formSchema<Values>({ name: requiredText() });
const WEBSITE_MAX_LENGTH = 500;

const toValues = (row: Outlet | null): Values => ({
  name: row?.name ?? '',
  kind: row?.kind ?? '',
  country: row?.country ?? '',
  website: row?.website ?? '',
  domains: row?.domains.join('\n') ?? '',
  notes: row?.notes ?? '',
  reach: row === null || row.reach === null ? '' : String(row.reach),
});

const listCompared = () => [
  { name: 'name', label: m['office.outlets.name']() },
  { name: 'kind', label: m['office.outlets.kind']() },
  { name: 'country', label: m['office.companies.field.country']() },
  { name: 'website', label: m['office.outlets.website']() },
  { name: 'domains', label: m['office.outlets.domains']() },
  { name: 'reach', label: m['office.clippings.reach']() },
  { name: 'notes', label: m['office.contacts.notes']() },
];

const OutletForm = ({ row, isReadOnly, onSaved }: FormProps<Outlet>) => (
  <RecordForm
    noun={OUTLET_PATH}
    row={row}
    schema={SCHEMA}
    toValues={toValues}
    toBody={({ domains, reach, ...values }) => ({
      ...values,
      domains: splitLines(domains),
      reach: reach.trim(),
    })}
    compared={listCompared()}
    isReadOnly={isReadOnly}
    onSaved={onSaved}
  >
    {({ field }) => (
      <>
        <TextField label={m['office.outlets.name']()} maxLength={NAME_MAX_LENGTH} {...field('name')} />
        <ChoiceField
          label={m['office.outlets.kind']()}
          options={[
            { value: '', text: m['account.notTold']() },
            ...OUTLET_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) })),
          ]}
          {...field('kind')}
        />
        <ChoiceField
          label={m['office.companies.field.country']()}
          options={[{ value: '', text: m['account.notTold']() }, ...listCountries()]}
          {...field('country')}
        />
        <TextField
          label={m['office.outlets.website']()}
          type="url"
          isOptional
          maxLength={WEBSITE_MAX_LENGTH}
          {...field('website')}
        />
        <ChipsField
          label={m['office.outlets.domains']()}
          hint={m['office.outlets.domainsHint']()}
          maxLength={DOMAIN_MAX_LENGTH}
          {...field('domains')}
        />
        <TextField
          label={m['office.clippings.reach']()}
          hint={m['office.outlets.reachHint']()}
          inputMode="numeric"
          isOptional
          maxLength={10}
          {...field('reach')}
        />
        <TextArea
          label={m['office.contacts.notes']()}
          maxLength={CONTACT_NOTES_MAX_LENGTH}
          isOptional
          {...field('notes')}
        />
      </>
    )}
  </RecordForm>
);
