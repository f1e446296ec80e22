import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PATHS } from '../../paths.ts';
import { OfferCard } from './offer-card.tsx';

const KEY = 'tour_offered';

/** Offers the tour on the first visit to Home, and never again. */
export function TourOffer() {
  const [path] = useLocation();
  return path === PATHS.home && <FirstVisit />;
}

function FirstVisit() {
  const [isFirst] = useState(() => readStored(KEY) === null);
  useEffect(() => writeStored(KEY, 'yes'), []);
  return isFirst && <OfferCard />;
}
