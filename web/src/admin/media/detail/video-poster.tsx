import { OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { usePermissions } from '../../../lib/permissions.ts';
import { useStore } from '../../../lib/store.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { PictureField } from '../../components/files/picture-field.tsx';
import { sendFiles, uploadsStore } from '../../components/media/uploads.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import styles from './asset-page.module.css';

interface VideoPosterProps {
  asset: OfficeAsset;
  /** Signed address of the file. */
  src: string;
}

/** Plays a video. One of its frames, or a library picture, becomes its poster. */
export function VideoPoster({ asset, src }: VideoPosterProps) {
  const { name, poster, picture, bytes } = asset;
  const permissions = usePermissions();
  const client = useQueryClient();
  const video = useRef<HTMLVideoElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const isSending = useStore(uploadsStore).some(({ key, state }) => key === sent && state === 'sending');
  const save = useSavePoster(asset);
  const isMade = picture !== null;
  // The poster was loaded before its sizes existed.
  useEffect(() => {
    if (isMade && poster !== null) void client.invalidateQueries({ queryKey: ['asset', poster] });
  }, [client, poster, isMade]);
  const takeThis = async () => {
    const file = video.current && (await takeFrame(video.current, name));
    if (!file) {
      showToast('error', m['office.media.poster.noFrame']());
      return;
    }
    const [key = null] = sendFiles([file], {
      onDone: (picked) => void save(picked),
    });
    setSent(key);
  };
  return (
    <section className={styles.poster} aria-labelledby="poster-title">
      <video
        key={bytes}
        ref={video}
        className={styles.video}
        src={src}
        poster={picture?.jpeg?.url ?? picture?.renditions.at(-1)?.url}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={name}
      />
      <h2 id="poster-title" className={styles.title}>
        {m['office.media.poster.title']()}
      </h2>
      <p className={styles.where}>{m['office.media.poster.hint']()}</p>
      {permissions.includes('asset.edit') && permissions.includes('asset.create') && (
        <button type="button" className={buttons.quiet} disabled={isSending} onClick={() => void takeThis()}>
          {m['office.media.poster.frame']()}
        </button>
      )}
      <PictureField
        label={m['office.media.poster.picture']()}
        choose={m['office.media.poster.choose']()}
        value={poster}
        error={undefined}
        isReadOnly={!permissions.includes('asset.edit')}
        onChange={(picked) => void save(picked)}
      />
    </section>
  );
}

/** Saves a poster. If another officer chose one meanwhile, the page shows that first. */
function useSavePoster({ id, version, poster: before }: OfficeAsset) {
  const write = useOfficeWrite(OFFICE_ASSET_PATH);
  const send = async (poster: number | null, base: number): Promise<void> => {
    const outcome = await write<OfficeAsset>({ method: 'PATCH', id, version: base, body: { poster } });
    if (outcome.kind === 'saved') showToast('success', m['office.media.poster.saved']());
    // The other change concerns other fields.
    else if (outcome.kind === 'conflict' && outcome.current.poster === before)
      await send(poster, outcome.current.version);
    else showToast('error', describeOutcome(outcome));
  };
  return (poster: number | null) => send(poster, version);
}

const JPEG_QUALITY = 0.92;

/** Current frame of a video as a picture with its name; null if none is loaded or the browser refuses. */
async function takeFrame(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || video.readyState < video.HAVE_CURRENT_DATA) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const bytes = await toJpeg(canvas);
  return bytes && new File([bytes], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    // Throws for a video of another origin.
  }).catch(() => null);
