import type { Analytics } from '@press-room/contract/analytics';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber, isolate, joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { nameOfPeriod } from '../labels.ts';
import styles from './analytics-chart.module.css';
import { drawChart } from './draw-chart.ts';
import type { Series } from './series.ts';
import { watchLook } from './watch-look.ts';

const HEIGHT = { wide: 280, narrow: 220 };

/** Lines over time. Arrow keys move along them, and the legend shows the values; the tables have all values. */
export function AnalyticsChart({ figure, series }: { figure: Analytics; series: readonly Series[] }) {
  const { periods, per } = figure;
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const chart = useChart(place, { periods, series, onPoint: setPointed });
  const at = Math.min(pointed ?? periods.length - 1, periods.length - 1);
  const period = nameOfPeriod(periods[at] ?? '', per);
  const handleKey = (event: KeyboardEvent) => {
    const next = toNext(event.key, at, periods.length);
    if (next === null) return;
    event.preventDefault();
    setPointed(next);
    chart.current?.point(next);
  };
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.period}>{period}</figcaption>
      <ul className={styles.legend}>
        {series.map(({ key, name, counts }, index) => (
          <li key={key} className={styles.line} data-series={index + 1}>
            <svg className={styles.sample} viewBox="0 0 28 8" aria-hidden="true">
              <line x1="0" y1="4" x2="28" y2="4" />
            </svg>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.count}>{formatNumber(counts[at] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <div
        ref={place}
        className={styles.chart}
        role="slider"
        tabIndex={0}
        aria-label={m['office.figures.chart']()}
        aria-valuemin={0}
        aria-valuemax={periods.length - 1}
        aria-valuenow={at}
        aria-valuetext={describePoint(period, series, at)}
        onKeyDown={handleKey}
      />
    </figure>
  );
}

const describePoint = (period: string, series: readonly Series[], at: number): string =>
  joinFacts([
    period,
    ...series.map(({ name, counts }) => `${isolate(name)} ${formatNumber(counts[at] ?? 0)}`),
  ]);

function toNext(key: string, at: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

interface Shown {
  periods: readonly string[];
  series: readonly Series[];
  onPoint: (at: number | null) => void;
}

/** Redrawn when its size, values or colours change, and for print. */
function useChart(place: React.RefObject<HTMLDivElement | null>, { periods, series, onPoint }: Shown) {
  const chart = useRef<{ point: (at: number) => void }>(null);
  const tell = useEffectEvent(onPoint);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let drawn: ReturnType<typeof drawChart> | null = null;
    const draw = () => {
      drawn?.destroy();
      const height = element.clientWidth < 600 ? HEIGHT.narrow : HEIGHT.wide;
      drawn = drawChart({ place: element, periods, series, height, onPoint: tell });
    };
    chart.current = {
      point: (at) => drawn?.setCursor({ left: drawn.valToPos(at, 'x'), top: 0 }, false),
    };
    draw();
    return watchLook(element, draw, () => drawn?.destroy());
  }, [place, periods, series]);
  return chart;
}
