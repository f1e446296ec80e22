import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon.tsx';
import { useUser } from '../../lib/auth.ts';
import { useClosing, useModal } from '../../lib/use-modal.ts';
import { m } from '../../paraglide/messages.js';
import { type Box, placeCard, toSpotlight } from './place.ts';
import { findTarget, listSteps, type Step } from './steps.ts';
import styles from './tour.module.css';

/** Tour of five steps, one dialog each: every step is announced and takes the focus. */
export function Tour({ onClose }: { onClose: () => void }) {
  const steps = listSteps(useUser() !== null);
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  const go = (next: number) => {
    if (next === steps.length) onClose();
    else setAt(Math.max(0, next));
  };
  return (
    <TourStep
      key={at}
      step={step}
      number={at + 1}
      count={steps.length}
      onGo={(by) => go(at + by)}
      onEnd={onClose}
    />
  );
}

type TourStepProps = {
  step: Step;
  number: number;
  count: number;
  onGo: (by: 1 | -1) => void;
  onEnd: () => void;
};

function TourStep({ step, number, count, onGo, onEnd }: TourStepProps) {
  const id = useId();
  const dialog = useModal();
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { spotlight, point } = useSpotlight(step, card);
  useEffect(() => next.current?.focus(), []);

  const handleKey = ({ key }: KeyboardEvent) => {
    const isMirrored = document.documentElement.dir === 'rtl';
    if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) onGo(1);
    if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) onGo(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-labelledby={`${id}-step ${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={handleKey}
      {...useClosing(onEnd)}
    >
      {spotlight ? <div className={styles.spotlight} style={spotlight} /> : <div className={styles.dim} />}
      <div ref={card} className={styles.card} style={point}>
        <div className={styles.top}>
          <p id={`${id}-step`} className={styles.step}>
            {m['tour.step']({ step: number, steps: count })}
          </p>
          <button type="button" className={styles.close} aria-label={m['tour.end']()} onClick={onEnd}>
            <Icon name="close" size={20} />
          </button>
        </div>
        <h2 id={`${id}-title`} className={styles.title}>
          {step.title()}
        </h2>
        <p id={`${id}-text`}>{step.text()}</p>
        <div className={styles.actions}>
          {number > 1 && (
            <button type="button" className={buttons.quiet} onClick={() => onGo(-1)}>
              {m['tour.back']()}
            </button>
          )}
          <button ref={next} type="button" className={buttons.button} onClick={() => onGo(1)}>
            {number === count ? m['tour.done']() : m['tour.next']()}
          </button>
        </div>
      </div>
    </dialog>
  );
}

type Places = { spotlight: Box | null; point: { left: number; top: number } };

/** Scrolls the target of a step into view; returns its position and that of the card, also after a resize. */
function useSpotlight(step: Step, card: RefObject<HTMLElement | null>): Places {
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
