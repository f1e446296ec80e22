import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
} from '@press-room/contract/admin-press-releases';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { officeDay } from '../components/moments.ts';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toClipping } from '../paths.ts';
import { ClippingForm } from './clipping-form.tsx';
import { KIND_LABELS } from './labels.ts';

export function ClippingPage() {
  const { id = '' } = useParams();
  const release = Number(new URLSearchParams(useSearch()).get('release'));
  if (id !== 'new') return <OneClipping key={id} id={Number(id)} />;
  return release > 0 ? <ClippingOfRelease id={release} /> : <NewClipping release={null} />;
}

/** New clipping with the data of a press release. */
function ClippingOfRelease({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(
    officeRecordQuery<OfficePressRelease>(OFFICE_PRESS_RELEASE_PATH, id),
  );
  if (data) return <NewClipping release={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function NewClipping({ release }: { release: OfficePressRelease | null }) {
  const [first, ...others] = usePressGroups();
  const group = others.length === 0 ? first?.id : undefined;
  return (
    <OfficePage title={m['office.clippings.new']()}>
      <ClippingForm
        row={null}
        beginning={{ group, release }}
        isReadOnly={false}
        onSaved={({ id }) => navigate(toClipping(id))}
      />
    </OfficePage>
  );
}

function OneClipping({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<Clipping>(CLIPPING_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

const NOTHING = { group: undefined, release: null };

function Loaded({ latest }: { latest: Clipping }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.headline}
      facts={joinFacts([row.outlet.name, labelOf(KIND_LABELS, row.kind), officeDay(row.published_on)])}
      action={
        <>
          {row.url !== '' && (
            <a href={toHref(row.url)} target="_blank" rel="noreferrer" className={buttons.quiet}>
              {m['office.clippings.open']()}
            </a>
          )}
          {permissions.includes('clipping.delete') && (
            <DeleteButton
              noun={CLIPPING_PATH}
              row={row}
              name={row.headline}
              text={m['office.clippings.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.clippings, { replace: true })}
            />
          )}
        </>
      }
    >
      <ClippingForm
        row={row}
        beginning={NOTHING}
        isReadOnly={!permissions.includes('clipping.edit')}
        onSaved={setRow}
      />
    </OfficePage>
  );
}

const toHref = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
