/** Square selection of a picture: its centre as fractions of the picture, and its zoom factor. */
export type Crop = { x: number; y: number; zoom: number };
type Size = { width: number; height: number };

export const CENTRED: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 5;

/** The square in pixels of the picture. */
export function toSquare({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Keeps the square within the picture. */
export function clampCrop({ x, y, zoom }: Crop, size: Size): Crop {
  const enlarged = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const side = Math.min(size.width, size.height) / enlarged;
  const within = (share: number, length: number): number => {
    const margin = side / 2 / length;
    return Math.min(1 - margin, Math.max(margin, share));
  };
  return { x: within(x, size.width), y: within(y, size.height), zoom: enlarged };
}

/** Moves the picture by fractions of the square's side. */
export function drag(crop: Crop, size: Size, right: number, down: number): Crop {
  const { side } = toSquare(crop, size);
  const { x, y, zoom } = crop;
  return clampCrop({ x: x - (right * side) / size.width, y: y - (down * side) / size.height, zoom }, size);
}

export const zoomBy = (crop: Crop, size: Size, factor: number): Crop =>
  clampCrop({ ...crop, zoom: crop.zoom * factor }, size);
