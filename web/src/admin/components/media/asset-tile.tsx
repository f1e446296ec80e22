import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { isSeeThrough } from '../../../components/file-types.ts';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import styles from './picture-picker.module.css';

/** Thumbnail of an asset, or an icon for a video or another file. A logo is not cropped. */
export function AssetTile({ asset }: { asset: Pick<OfficeAssetRow, 'media_type' | 'picture'> }) {
  const { media_type, picture } = asset;
  const isLogo = isSeeThrough(media_type);
  return (
    <span className={styles.tile} data-see-through={isLogo}>
      {picture ? (
        <Picture picture={picture} sizes="160px" isDecorative />
      ) : (
        <Icon name={media_type.startsWith('video/') ? 'video' : 'file'} size={32} />
      )}
    </span>
  );
}
