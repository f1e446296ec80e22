import type { OfficeAssetRow } from '@press-room/contract/office-assets';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import styles from './picture-picker.module.css';

/** A small picture of an asset, or the sign of a file. */
export function AssetTile({ asset }: { asset: Pick<OfficeAssetRow, 'picture'> }) {
  return (
    <span className={styles.tile}>
      {asset.picture ? (
        <Picture picture={asset.picture} sizes="160px" isDecorative />
      ) : (
        <Icon name="file" size={32} />
      )}
    </span>
  );
}
