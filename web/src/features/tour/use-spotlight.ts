import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeCard, toSpotlight } from './place.ts';
import { findTarget, type Step } from './steps.ts';

type Places = { spotlight: Box | null; point: { left: number; top: number } };

/** Brings what a step is about into sight; says where it is and where the card goes, also after the window changes. */
export function useSpotlight(step: Step, card: RefObject<HTMLElement | null>): Places {
  const [places, setPlaces] = useState<Places>({ spotlight: null, point: { left: 0, top: 0 } });
  useLayoutEffect(() => {
    const target = findTarget(step);
    target?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const spotlight = target && toSpotlight(target.getBoundingClientRect(), { width, height });
      const size = { width: card.current?.offsetWidth ?? 0, height: card.current?.offsetHeight ?? 0 };
      setPlaces({ spotlight, point: placeCard(spotlight, size, { width, height }) });
    };
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, { passive: true });
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure);
    };
  }, [step, card]);
  return places;
}
