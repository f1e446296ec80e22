import { useEffect, useEffectEvent, useState } from 'react';
import { createReader } from './read-code.ts';

/** `off`: not requested. `denied`: no permission. `missing`: no camera, or another program uses it. */
export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing';

const BETWEEN_LOOKS_MS = 150;
/** Milliseconds in which the same badge is not read again. */
const SAME_BADGE_MS = 3000;

const toState = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing';

async function openCamera(): Promise<MediaStream> {
  // Available only over HTTPS.
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
}

/** Detects codes with the camera while its picture is shown; the picture stays on the device. */
export function useCamera(video: HTMLVideoElement | null, onRead: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('off');
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (video === null) return;
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = { text: '', at: 0 };
    const run = async (): Promise<void> => {
      setState('starting');
      const [read, opened] = await Promise.all([createReader(), openCamera()]);
      stream = opened;
      if (isOver) {
        stop(stream);
        return;
      }
      show(video, stream);
      await video.play();
      setState('on');
      const look = async (): Promise<void> => {
        const text = await read(video);
        if (isOver) return;
        const at = performance.now();
        if (text !== null) {
          const isSame = text === latest.text && at - latest.at < SAME_BADGE_MS;
          latest = { text, at };
          if (!isSame) tell(text);
        }
        timer = setTimeout(() => void look(), BETWEEN_LOOKS_MS);
      };
      await look();
    };
    void run().catch((error: unknown) => {
      if (!isOver) setState(toState(error));
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (stream) stop(stream);
      show(video, null);
      setState('off');
    };
  }, [video]);
  return state;
}

function show(video: HTMLVideoElement, stream: MediaStream | null): void {
  video.srcObject = stream;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
