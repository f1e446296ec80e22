import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { formatNumber, region } from '../../../lib/format.ts';
import type { Series } from './series.ts';

/** Each line has its own pattern, because colour alone is not accessible. */
const DASHES = [[], [8, 4], [2, 3], [12, 4, 2, 4], [5, 5], [1, 5]];

interface Drawing {
  place: HTMLElement;
  periods: readonly string[];
  series: readonly Series[];
  height: number;
  onPoint: (at: number | null) => void;
}

const dayFormat = (isMonth: boolean) =>
  new Intl.DateTimeFormat(region(), {
    timeZone: 'UTC',
    month: 'short',
    ...(isMonth ? { year: 'numeric' } : { day: 'numeric' }),
  });

/** A CSS colour as the canvas needs it, computed for the current theme. */
function readColour(place: HTMLElement, name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Draws one line per series in the colours of the style sheet. */
export function drawChart({ place, periods, series, height, onPoint }: Drawing): uPlot {
  const font = `12px ${getComputedStyle(place).fontFamily}`;
  const colour = (name: string): string => readColour(place, name);
  const grid = { stroke: colour('--chart-grid'), width: 1 };
  const axis = { stroke: colour('--chart-ink'), font, grid, ticks: { ...grid, size: 4 } };
  const isByMonth = periods.length > 1 && periods.every((day) => day.endsWith('-01'));
  const format = dayFormat(isByMonth);
  const isSparse = periods.length < 60;
  return new uPlot(
    {
      width: Math.max(1, place.clientWidth),
      height,
      padding: [12, 36, 0, 0],
      legend: { show: false },
      cursor: { drag: { x: false, y: false }, points: { size: 8 }, y: false },
      scales: {
        x: { time: false },
        y: { range: (_plot, _least, most) => [0, Math.max(4, Math.ceil(most * 1.05))] },
      },
      axes: [
        {
          ...axis,
          incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90],
          space: 72,
          values: (_plot, at) =>
            at.map((index) => (periods[index] ? format.format(new Date(periods[index])) : '')),
        },
        {
          ...axis,
          size: 52,
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000],
          values: (_plot, at) => at.map(formatNumber),
        },
      ],
      series: [
        {},
        ...series.map((_line, at) => ({
          stroke: colour(`--series-${at + 1}`),
          width: 2,
          dash: DASHES[at] ?? [],
          points: { show: isSparse, size: 5, fill: colour(`--series-${at + 1}`) },
        })),
      ],
      hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
    },
    [periods.map((_day, at) => at), ...series.map(({ counts }) => [...counts])],
    place,
  );
}
