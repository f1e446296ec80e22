import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { StatusNote } from '../../components/status-note.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './check-in-page.module.css';
import { useCamera } from './use-camera.ts';

/** Reads badges with the camera of this device, on request. */
export function CameraScan({ onRead }: { onRead: (text: string) => void }) {
  const [isWanted, setIsWanted] = useState(false);
  return (
    <div className={styles.scan}>
      <button
        type="button"
        className={isWanted ? buttons.quiet : buttons.button}
        aria-pressed={isWanted}
        onClick={() => setIsWanted(!isWanted)}
      >
        {m['office.fair.checkIn.camera']()}
      </button>
      {isWanted && <Finder onRead={onRead} />}
    </div>
  );
}

function Finder({ onRead }: { onRead: (text: string) => void }) {
  const [video, attach] = useState<HTMLVideoElement | null>(null);
  const state = useCamera(video, onRead);
  return (
    <>
      {state === 'denied' && <StatusNote kind="alert" title={m['office.fair.checkIn.cameraDenied']()} />}
      {state === 'missing' && <StatusNote kind="alert" title={m['office.fair.checkIn.cameraMissing']()} />}
      <video
        ref={attach}
        className={styles.finder}
        hidden={state === 'denied' || state === 'missing'}
        aria-label={m['office.fair.checkIn.cameraPicture']()}
        muted
        playsInline
      />
    </>
  );
}
