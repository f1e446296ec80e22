import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
} from '@press-room/contract/admin-press-releases';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { useSearch } from 'wouter';
import buttons from '../../components/button.module.css';
import { usePressGroups } from '../../features/press-groups/press-group.ts';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { officeDay } from '../components/moments.ts';
import { Answered } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toClipping } from '../paths.ts';
import { ClippingForm } from './clipping-form.tsx';
import { KIND_LABELS } from './labels.ts';

export function ClippingPage() {
  const release = Number(new URLSearchParams(useSearch()).get('release'));
  return (
    <RecordPage<Clipping>
      noun={CLIPPING_PATH}
      fresh={release > 0 ? <ClippingOfRelease id={release} /> : <NewClipping release={null} />}
    >
      {(screen) => <ClippingScreen {...screen} />}
    </RecordPage>
  );
}

/** New clipping with the data of a press release. */
const ClippingOfRelease = ({ id }: { id: number }) => (
  <Answered query={officeRecordQuery<OfficePressRelease>(OFFICE_PRESS_RELEASE_PATH, id)}>
    {(release) => <NewClipping release={release} />}
  </Answered>
);

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

const NOTHING = { group: undefined, release: null };

function ClippingScreen({ row, onSaved }: ScreenProps<Clipping>) {
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
          <DeleteButton
            permission="clipping.delete"
            noun={CLIPPING_PATH}
            row={row}
            name={row.headline}
            text={m['office.clippings.deleteText']()}
            backTo={OFFICE_PATHS.clippings}
          />
        </>
      }
    >
      <ClippingForm
        row={row}
        beginning={NOTHING}
        isReadOnly={!permissions.includes('clipping.edit')}
        onSaved={onSaved}
      />
    </OfficePage>
  );
}

const toHref = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);
