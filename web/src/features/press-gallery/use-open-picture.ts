import { useEffect, useRef, useState } from 'react';
import { cameFrom, navigate, noteInAddress } from '../../lib/navigation.ts';
import { PATHS } from '../../paths.ts';
import { type GalleryAddress, toGallery } from './address.ts';
import { PICTURE_PAGE_LENGTH } from './queries.ts';
import { type Pictures, pageOf } from './use-pictures.ts';

export type OpenPicture = {
  /** Position of the open picture; null: none. */
  position: number | null;
  /** State of the search for the picture in the address; null: not needed, or found. */
  search: 'reading' | 'missing' | 'failed' | null;
  open: (position: number) => void;
  step: (position: number) => void;
  close: () => void;
};

/**
 * The open picture, synchronised with the address. Opening adds a history entry, so that going back closes it;
 * navigating to the next picture replaces the entry.
 */
export function useOpenPicture(address: GalleryAddress, pictures: Pictures): OpenPicture {
  const [position, setPosition] = useState<number | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);
  const wanted = address.picture;
  const found = wanted === null ? null : findPosition(pictures, wanted);

  // Apply the address only once. The picture in the address may be on a page that is not loaded yet.
  if (wanted !== followed && (wanted === null || found !== null)) {
    setFollowed(wanted);
    if (wanted === null) setPosition(null);
    else if (position === null) setPosition(found);
  }
  const isSought = wanted !== null && wanted !== followed && found === null && position === null;
  const next = isSought ? findUnread(pictures) : null;
  useEffect(() => {
    if (next !== null) pictures.want([next]);
  });
  useReturnToPicture(position, wanted === null);

  const addressOf = (at: number) => toGallery(address, { picture: pictures.at(at)?.id ?? null });
  return {
    position,
    search: isSought && pictures.total !== null ? describeSearch(next, pictures) : null,
    open: (at) => {
      setPosition(at);
      navigate(addressOf(at), { keepScroll: true });
    },
    step: (at) => {
      setPosition(at);
      if (pictures.at(at)) noteInAddress(addressOf(at));
    },
    close: () => {
      setPosition(null);
      if (cameFrom(PATHS.pressGallery)) history.back();
      else navigate(toGallery(address), { replace: true, keepScroll: true });
    },
  };
}

function findPosition({ count, at }: Pictures, id: number): number | null {
  for (let position = 0; position < count; position += 1) if (at(position)?.id === id) return position;
  return null;
}

/** First position of the first page without an answer; null if all pages have one. Pages can have become shorter. */
function findUnread({ count, answeredPages }: Pictures): number | null {
  for (let position = 0; position < count; position += PICTURE_PAGE_LENGTH)
    if (!answeredPages.has(pageOf(position))) return position;
  return null;
}

function describeSearch(next: number | null, { failedPages }: Pictures): OpenPicture['search'] {
  if (next !== null) return 'reading';
  return failedPages.size > 0 ? 'failed' : 'missing';
}

export const toCellId = (position: number): string => `picture-${position}`;

/** After closing, returns the focus to the last open picture and scrolls it into view. */
function useReturnToPicture(position: number | null, isAddressClosed: boolean): void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (position !== null) shown.current = position;
    if (position !== null || shown.current === null) return;
    const cell = document.getElementById(toCellId(shown.current));
    cell?.focus({ preventScroll: true });
    if (!isAddressClosed) return;
    shown.current = null;
    // Going back first restores the scroll position in the next frame.
    requestAnimationFrame(() => requestAnimationFrame(() => cell?.scrollIntoView({ block: 'nearest' })));
  }, [position, isAddressClosed]);
}
