import { OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { statusOf } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { CollectionsOfAsset } from '../collections/collections-of-asset.tsx';
import { FramingField } from '../framing/framing-field.tsx';
import { AssetForm } from './asset-form.tsx';
import styles from './asset-page.module.css';
import { AssetTools } from './asset-tools.tsx';
import { UsageList } from './usage-list.tsx';
import { VideoPoster } from './video-poster.tsx';

const MAKING_MS = 2000;

/** Whether jobs still change the file: its sizes, its crop or its poster. `whole_url` exists only with a crop. */
const isInTheMaking = ({ state, crop, whole_url, poster, picture }: OfficeAsset): boolean =>
  state === 'processing' ||
  (state === 'ready' && (crop === null) !== (whole_url === null)) ||
  (poster !== null && picture === null);

export function AssetPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficeAsset>(OFFICE_ASSET_PATH, Number(id)),
    // Results of jobs are shown as they arrive.
    refetchInterval: ({ state }) => (state.data && isInTheMaking(state.data) ? MAKING_MS : false),
  });
  return (
    <OfficePage title={data?.name ?? m['office.media.detail.title']()}>
      {data && <Asset key={data.id} asset={data} />}
      {!data && !error && <ScreenSkeleton />}
      {!data && error && <Missing error={error} onRetry={() => void refetch()} />}
    </OfficePage>
  );
}

function Asset({ asset }: { asset: OfficeAsset }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(asset);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        {asset.kind === 'picture' && <FramingField key={asset.bytes} asset={asset} />}
        {asset.video_url !== null && <VideoPoster asset={asset} src={asset.video_url} />}
        {isInTheMaking(asset) && <p role="status">{m['office.media.detail.making']()}</p>}
        {asset.failure && <p role="alert">{asset.failure}</p>}
        <UsageList id={asset.id} />
        <CollectionsOfAsset id={asset.id} />
        <AssetTools asset={asset} />
      </div>
      <AssetForm asset={row} onSaved={setRow} />
    </div>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) !== 404) return <OfficeFailure error={error} onRetry={onRetry} />;
  return (
    <Notice
      level={2}
      title={m['office.media.detail.missingTitle']()}
      text={m['office.media.detail.missingText']()}
    >
      <Link href={OFFICE_PATHS.officeMedia} className={buttons.button}>
        {m['office.menu.media']()}
      </Link>
    </Notice>
  );
}
