import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PATHS } from '../../paths.ts';
import { OfferCard } from './offer-card.tsx';

const KEY = 'tour_offered';

/** Offers the tour on the first visit to Home that is not on the way elsewhere, and never again. */
export function TourOffer() {
  const [path] = useLocation();
  const isOnTheWay = new URLSearchParams(useSearch()).has('redirect');
  return path === PATHS.home && !isOnTheWay && <FirstVisit />;
}

function FirstVisit() {
  const [isFirst] = useState(() => readStored(KEY) === null);
  useEffect(() => writeStored(KEY, 'yes'), []);
  return isFirst && <OfferCard />;
}
