import decodeQR from 'qr/decode.js';

/** Barcode detection API of some browsers; others do not have it. */
interface Detector {
  detect: (picture: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

export interface Frame {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Text of the QR code in a picture; null if none is found. */
export function decodeFrame(frame: Frame): string | null {
  try {
    return decodeQR(frame, { format: 'RGBA' });
  } catch {
    return null;
  }
}

/** Pixels. Larger pictures take longer, and badges fill the picture. */
const LONGEST_SIDE = 800;

function toFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Frame | null {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

export type ReadVideo = (video: HTMLVideoElement) => Promise<string | null>;

/** Reads codes with the browser's detector, or with a bundled one. Both work offline. */
export async function createReader(): Promise<ReadVideo> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await Native?.getSupportedFormats().catch((): string[] => []);
  if (Native && formats?.includes('qr_code')) {
    const detector = new Native({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  }
  const canvas = document.createElement('canvas');
  return async (video) => {
    const frame = toFrame(video, canvas);
    return frame && decodeFrame(frame);
  };
}
