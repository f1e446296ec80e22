import { useEffect, useRef, useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import forms from '../layout/form.module.css';
import { sendPicture, useKeepProfile } from '../profile/queries.ts';
import { CENTRED } from './crop.ts';
import { CropBox } from './crop-box.tsx';
import { cutOut } from './crop-canvas.ts';

export function PictureEditor({ picture, onDone }: { picture: ImageBitmap; onDone: () => void }) {
  const keep = useKeepProfile();
  const editor = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState(CENTRED);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => editor.current?.querySelector<HTMLElement>('[role="application"]')?.focus(), []);

  const handleSave = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      keep(await sendPicture(await cutOut(picture, crop)));
      showToast('success', m['account.picture.saved']());
      onDone();
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError(500));
      setIsBusy(false);
    }
  };
  return (
    <div ref={editor} className={forms.form}>
      <CropBox picture={picture} crop={crop} onChange={setCrop} />
      <Refusal error={failure} />
      <div className={forms.actions}>
        <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void handleSave()}>
          {m['account.picture.save']()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onDone}>
          {m['account.cancel']()}
        </button>
      </div>
    </div>
  );
}
