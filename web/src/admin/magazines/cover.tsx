import { useQuery } from '@tanstack/react-query';
import { m } from '../../paraglide/messages.js';
import { fileQuery } from '../components/files/file-query.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** Id of the PDF, or of its cover picture. */
  asset: number;
  isLarge?: boolean;
}

/** Cover as on the public page; nothing until it is rendered. */
export function Cover({ asset, isLarge = false }: CoverProps) {
  const { data } = useQuery(fileQuery(asset));
  const shown = data?.picture?.renditions;
  const url = (isLarge ? shown?.[1] : undefined)?.url ?? shown?.[0]?.url;
  if (!data || !url) return null;
  return (
    <img
      src={url}
      alt={isLarge ? m['office.magazines.cover']() : ''}
      style={{ backgroundColor: data.picture?.placeholder }}
      className={isLarge ? styles.large : styles.small}
    />
  );
}
