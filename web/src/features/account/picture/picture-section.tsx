import type { Profile } from '@press-room/contract/account';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { TilePattern } from '../../../components/tile-pattern.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { removePicture, useKeepProfile } from '../profile/queries.ts';
import { Section } from '../profile/section.tsx';
import { PictureEditor } from './picture-editor.tsx';
import styles from './picture-section.module.css';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export function PictureSection({ profile }: { profile: Profile }) {
  const keep = useKeepProfile();
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const removing = useMutation({ mutationFn: removePicture, onSuccess: keep });
  // Frees the memory: a camera picture takes tens of megabytes.
  useEffect(() => () => chosen?.close(), [chosen]);

  const handleFile = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const file = files?.[0];
    if (!file) return;
    setFailure(null);
    removing.reset();
    const picture = await createImageBitmap(file).catch(() => null);
    if (picture) setChosen(picture);
    else setFailure(new ApiError(400, { detail: m['account.picture.unreadable']() }));
    // Allows the same file to be chosen again.
    if (chooser.current) chooser.current.value = '';
  };
  const handleRemove = () => {
    setFailure(null);
    removing.mutate();
  };
  return (
    <Section title={m['account.picture.title']()} hint={m['account.picture.hint']()}>
      {chosen ? (
        <PictureEditor picture={chosen} onDone={() => setChosen(null)} />
      ) : (
        <div className={styles.row}>
          <div className={styles.frame}>
            {profile.picture ? (
              <img src={profile.picture.large} width={256} height={256} alt={m['account.picture.alt']()} />
            ) : (
              <TilePattern seed={profile.id} tile={72} />
            )}
          </div>
          <div className={forms.actions}>
            <button type="button" className={buttons.quiet} onClick={() => chooser.current?.click()}>
              {profile.picture ? m['account.picture.replace']() : m['account.picture.choose']()}
            </button>
            {profile.picture && (
              <button
                type="button"
                className={buttons.quiet}
                disabled={removing.isPending}
                onClick={handleRemove}
              >
                {m['account.picture.remove']()}
              </button>
            )}
          </div>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        accept={TYPES}
        hidden
        aria-label={m['account.picture.choose']()}
        onChange={(event) => void handleFile(event)}
      />
      <Refusal error={failure ?? removing.error} />
    </Section>
  );
}
