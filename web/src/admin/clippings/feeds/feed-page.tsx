import { CLIPPING_FEED_PATH, type ClippingFeed } from '@press-room/contract/clipping-feeds';
import { CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { groupOptions } from '../../components/group-filter.ts';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { RecordForm } from '../../components/record/record-form.tsx';
import {
  type FormProps,
  NewRecord,
  RecordPage,
  type ScreenProps,
} from '../../components/record/record-page.tsx';
import { showGroup } from '../../components/saving/show-values.ts';
import { outletChoiceQuery } from '../../contacts/queries.ts';
import { OFFICE_PATHS, toClippingFeed, toProposalsOf } from '../../paths.ts';
import { listLanguages } from '../labels.ts';
import { describeState } from './labels.ts';

export const FeedPage = () => (
  <RecordPage<ClippingFeed>
    noun={CLIPPING_FEED_PATH}
    fresh={
      <NewRecord
        title={m['office.clippingFeeds.new']()}
        permission="clipping_feed.create"
        Form={FeedForm}
        toRecord={toClippingFeed}
      />
    }
  >
    {(screen) => <FeedScreen {...screen} />}
  </RecordPage>
);

function FeedScreen({ row, onSaved }: ScreenProps<ClippingFeed>) {
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      facts={describeState(row)}
      action={
        <>
          {row.waiting > 0 && (
            <Link href={toProposalsOf(row.id)} className={buttons.quiet}>
              {m['office.proposals.count']({ count: row.waiting })}
            </Link>
          )}
          <DeleteButton
            permission="clipping_feed.delete"
            noun={CLIPPING_FEED_PATH}
            row={row}
            name={row.name}
            text={m['office.clippingFeeds.deleteText']()}
            backTo={OFFICE_PATHS.clippingFeeds}
          />
        </>
      }
    >
      <FeedForm row={row} isReadOnly={!permissions.includes('clipping_feed.edit')} onSaved={onSaved} />
    </OfficePage>
  );
}

interface Values extends Record<string, unknown> {
  name: string;
  url: string;
  outlet: string;
  press_group: string;
  language: string;
  is_active: boolean;
}
const SCHEMA = formSchema<Values>({ name: requiredText(), url: requiredText(), press_group: requiredText() });

function FeedForm({ row, isReadOnly, onSaved }: FormProps<ClippingFeed>) {
  const groups = usePressGroups();
  const permissions = usePermissions();
  const { data: outlets = [] } = useQuery({
    ...outletChoiceQuery(),
    enabled: permissions.includes('outlet.view'),
  });
  const [first, ...others] = groups;
  const only = first !== undefined && others.length === 0 ? String(first.id) : '';
  const known = row?.outlet ? [row.outlet] : [];
  const choices = outlets.length > 0 ? outlets : known;
  return (
    <RecordForm<ClippingFeed, Values>
      noun={CLIPPING_FEED_PATH}
      row={row}
      schema={SCHEMA}
      toValues={(stored) => ({
        name: stored?.name ?? '',
        url: stored?.url ?? '',
        outlet: stored?.outlet ? String(stored.outlet.id) : '',
        press_group: stored === null ? only : String(stored.press_group.id),
        language: stored?.language ?? '',
        is_active: stored?.is_active ?? true,
      })}
      toBody={({ outlet, press_group, ...values }) => ({
        ...values,
        outlet: outlet === '' ? null : Number(outlet),
        press_group: Number(press_group),
      })}
      compared={[
        { name: 'name', label: m['office.clippingFeeds.name']() },
        { name: 'url', label: m['office.clippingFeeds.url']() },
        { name: 'outlet', label: m['office.outlets.one'](), show: showGroup(choices) },
        { name: 'press_group', label: m['office.releases.column.group'](), show: showGroup(groups) },
        { name: 'language', label: m['office.clippings.language']() },
        { name: 'is_active', label: m['office.clippingFeeds.active']() },
      ]}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
    >
      {({ field, values, change }) => (
        <>
          <TextField
            label={m['office.clippingFeeds.name']()}
            maxLength={NAME_MAX_LENGTH}
            {...field('name')}
          />
          <TextField
            label={m['office.clippingFeeds.url']()}
            hint={m['office.clippingFeeds.urlHint']()}
            type="url"
            maxLength={CLIPPING_URL_MAX_LENGTH}
            {...field('url')}
          />
          <ChoiceField
            label={m['office.outlets.one']()}
            hint={m['office.clippingFeeds.outletHint']()}
            options={[
              { value: '', text: m['office.clippingFeeds.several']() },
              ...choices.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            {...field('outlet')}
          />
          <ChoiceField
            label={m['office.releases.column.group']()}
            options={groupOptions(groups, m['office.bulk.choose']())}
            {...field('press_group')}
          />
          <ChoiceField
            label={m['office.clippings.language']()}
            options={[{ value: '', text: m['account.notTold']() }, ...listLanguages()]}
            {...field('language')}
          />
          <CheckField
            name="is_active"
            isChecked={values.is_active}
            onChange={(is_active) => change({ is_active })}
          >
            {m['office.clippingFeeds.active']()}
          </CheckField>
        </>
      )}
    </RecordForm>
  );
}
