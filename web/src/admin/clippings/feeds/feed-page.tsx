import { CLIPPING_FEED_PATH, type ClippingFeed } from '@press-room/contract/clipping-feeds';
import { CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { RecordForm } from '../../components/record/record-form.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { showGroup } from '../../components/saving/show-values.ts';
import { outletChoiceQuery } from '../../contacts/queries.ts';
import { OFFICE_PATHS, toClippingFeed, toProposalsOf } from '../../paths.ts';
import { listLanguages } from '../labels.ts';
import { describeState } from './labels.ts';

export function FeedPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewFeed /> : <OneFeed key={id} id={Number(id)} />;
}

const NewFeed = () => (
  <OfficePage title={m['office.clippingFeeds.new']()}>
    <FeedForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toClippingFeed(id))} />
  </OfficePage>
);

function OneFeed({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<ClippingFeed>(CLIPPING_FEED_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: ClippingFeed }) {
  const [row, setRow] = useState(latest);
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
          {permissions.includes('clipping_feed.delete') && (
            <DeleteButton
              noun={CLIPPING_FEED_PATH}
              row={row}
              name={row.name}
              text={m['office.clippingFeeds.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.clippingFeeds, { replace: true })}
            />
          )}
        </>
      }
    >
      <FeedForm row={row} isReadOnly={!permissions.includes('clipping_feed.edit')} onSaved={setRow} />
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

interface FeedFormProps {
  row: ClippingFeed | null;
  isReadOnly: boolean;
  onSaved: (row: ClippingFeed) => void;
}

function FeedForm({ row, isReadOnly, onSaved }: FeedFormProps) {
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
  const line = { type: 'text', autoComplete: 'off' } as const;
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
            {...line}
            maxLength={NAME_MAX_LENGTH}
            {...field('name')}
          />
          <TextField
            label={m['office.clippingFeeds.url']()}
            hint={m['office.clippingFeeds.urlHint']()}
            {...line}
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
            options={[
              { value: '', text: m['office.bulk.choose']() },
              ...groups.map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
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
