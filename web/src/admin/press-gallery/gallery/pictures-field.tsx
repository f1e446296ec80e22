import { useEffect, useRef } from 'react';
import { FieldError } from '../../../components/field-error.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OrderedFiles } from '../../components/files/ordered-files.tsx';
import { PICTURE_FILES, UploadPanel } from '../../components/media/upload-panel.tsx';
import { placeArrived } from '../../components/media/uploads.ts';
import styles from './gallery.module.css';

interface PicturesFieldProps {
  value: number[];
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: number[]) => void;
}

/** Ordered pictures: chosen from the library, or dropped and uploaded. */
export function PicturesField({ value, error, isReadOnly, onChange }: PicturesFieldProps) {
  const maySend = usePermissions().includes('asset.create');
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (ids: readonly number[]) => {
    latest.current = [...ids];
    onChange(latest.current);
  };
  return (
    <div className={styles.pictures}>
      {!isReadOnly && maySend && (
        // Several uploads can finish between two renders.
        <UploadPanel
          accept={PICTURE_FILES}
          onDone={(id, chosen) => change(placeArrived(latest.current, id, chosen))}
        />
      )}
      <OrderedFiles
        label={m['office.gallery.pictures']()}
        add={m['office.gallery.addPictures']()}
        kind="picture"
        ids={value}
        isReadOnly={isReadOnly}
        onChange={change}
      />
      <FieldError id="gallery-pictures-error" text={error} />
    </div>
  );
}
