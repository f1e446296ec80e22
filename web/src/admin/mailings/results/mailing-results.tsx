import { AUDIENCE_MIN_PEOPLE } from '@press-room/contract/analytics';
import type {
  MailingFigures,
  MailingResult,
  MailingResultRow,
  RecipientFilterName,
} from '@press-room/contract/mailing-results';
import { MAILING_PATH, type Mailing, mailingResultPath } from '@press-room/contract/mailings';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { getJson } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { navigate } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import {
  type BreakdownColumn,
  type BreakdownRow,
  BreakdownTable,
} from '../../components/page/breakdown-table.tsx';
import styles from '../../components/page/figures.module.css';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { toContactList, toMailing, toOutlet } from '../../paths.ts';
import { RECIPIENTS_ID } from '../labels.ts';
import mailings from '../mailings.module.css';

interface MailingResultsProps {
  row: Mailing;
  /** Milliseconds between refreshes; false: only when shown again. */
  refresh: number | false;
}

/** A message about a withdrawal has no links. */
const hasVisits = ({ kind }: Mailing): boolean => kind !== 'withdrawal';
const hasDownloads = (row: Mailing): boolean =>
  hasVisits(row) && row.kind !== 'edition' && row.kind !== 'invitation';

/** Results of a mailing: totals, by link, and by outlet or list. */
export function MailingResults({ row, refresh }: MailingResultsProps) {
  const { data, error, refetch } = useQuery({ ...resultQuery(row), refetchInterval: refresh });
  return (
    <div className={styles.results}>
      <Figures row={row} result={data} />
      {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && row.counts.recipients > 0 && <Breakdowns row={row} result={data} />}
    </div>
  );
}

/** Ids of the sections that show the rows behind a figure. */
const LINKS_ID = 'mailing-links';
const GROUPS_ID = 'mailing-groups';

interface Figure {
  name: string;
  value: number | undefined;
  /** Filter of the counted recipients, or the section with its rows. */
  rows: RecipientFilterName | typeof LINKS_ID | typeof GROUPS_ID;
}

/** Figures with links to their rows. */
function Figures({ row, result }: { row: Mailing; result: MailingResult | undefined }) {
  const { recipients, waiting, deferred, accepted, refused, bounced, complained, left, visits } = row.counts;
  const figures: Figure[] = [
    { name: m['office.mailings.recipients'](), value: recipients, rows: 'addressed' },
    ...(waiting > 0
      ? [{ name: m['office.mailings.figure.waiting'](), value: waiting, rows: 'waiting' } as const]
      : []),
    { name: m['office.mailings.figure.accepted'](), value: accepted, rows: 'accepted' },
    { name: m['office.mailings.recipient.deferred'](), value: deferred, rows: 'deferred' },
    { name: m['office.mailings.figure.refused'](), value: refused, rows: 'refused' },
    { name: m['office.mailings.figure.bounced'](), value: bounced, rows: 'bounced' },
    { name: m['office.mailings.figure.left'](), value: left, rows: 'left' },
    { name: m['office.mailings.figure.complained'](), value: complained, rows: 'complained' },
    ...(hasVisits(row)
      ? [{ name: m['office.mailings.figure.visits'](), value: visits, rows: LINKS_ID } as const]
      : []),
    ...(hasDownloads(row)
      ? [
          {
            name: m['office.mailings.figure.downloads'](),
            value: result?.downloads,
            rows: GROUPS_ID,
          } as const,
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{figure.name}</dt>
          <dd>
            <FigureValue mailing={row.id} figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FigureValue({ mailing, figure: { name, value, rows } }: { mailing: number; figure: Figure }) {
  if (value === undefined) return '…';
  const number = formatNumber(value);
  if (value === 0) return number;
  const label = m['office.mailings.figure.rows']({ number, name });
  if (rows === LINKS_ID || rows === GROUPS_ID)
    return (
      <button type="button" aria-label={label} className={styles.rows} onClick={() => goTo(rows)}>
        {number}
      </button>
    );
  const address = `${toMailing(mailing)}?state=${rows}`;
  return (
    <Link
      href={address}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        navigate(address, { keepScroll: true });
        goTo(RECIPIENTS_ID);
      }}
    >
      {number}
    </Link>
  );
}

const goTo = (id: string): void => document.getElementById(id)?.focus();

/** Without downloads: opening the PDF of an edition counts as a click. */
const COLUMNS_OF_OTHERS: readonly BreakdownColumn<keyof MailingFigures>[] = [
  { name: 'recipients', label: m['office.mailings.recipients'] },
  { name: 'accepted', label: m['office.mailings.figure.accepted'] },
  { name: 'refused', label: m['office.mailings.figure.refused'] },
  { name: 'bounced', label: m['office.mailings.figure.bounced'] },
  { name: 'left', label: m['office.mailings.figure.left'] },
  { name: 'complained', label: m['office.mailings.figure.complained'] },
  { name: 'visitors', label: m['office.mailings.figure.visitors'] },
];
const COLUMNS = [
  ...COLUMNS_OF_OTHERS,
  { name: 'downloads', label: m['office.mailings.figure.downloads'] },
] as const;

const toRows = (
  rows: readonly MailingResultRow[],
  without: string,
  toAddress: (id: number) => string,
): BreakdownRow<keyof MailingFigures>[] =>
  rows.map(({ of, ...figures }) =>
    of === null
      ? { key: 0, name: without, figures }
      : { key: of.id, name: of.name, to: toAddress(of.id), figures },
  );

function Breakdowns({ row, result }: { row: Mailing; result: MailingResult }) {
  const { links } = result;
  const isOfRelease = hasDownloads(row);
  const columns = isOfRelease ? COLUMNS : COLUMNS_OF_OTHERS;
  return (
    <>
      {hasVisits(row) && (
        <p className={styles.note}>
          {isOfRelease
            ? m['office.mailings.result.note']({ count: AUDIENCE_MIN_PEOPLE })
            : m['office.mailings.result.noteOther']()}
        </p>
      )}
      {links.length > 0 && <Links links={links} />}
      <Groups result={result} columns={columns} />
    </>
  );
}

/** Figures by outlet or by list. */
function Groups({
  result: { lists, outlets, has_more_outlets },
  columns,
}: {
  result: MailingResult;
  columns: readonly BreakdownColumn<keyof MailingFigures>[];
}) {
  const [by, setBy] = useState<'outlet' | 'list'>('outlet');
  const shown =
    by === 'list'
      ? {
          title: m['office.mailings.result.byList'](),
          first: m['office.mailings.result.list'](),
          rows: toRows(lists, m['office.mailings.result.noList'](), toContactList),
        }
      : {
          title: m['office.mailings.result.byOutlet'](),
          first: m['office.mailings.result.outlet'](),
          rows: toRows(outlets, m['office.mailings.result.noOutlet'](), toOutlet),
        };
  return (
    <div id={GROUPS_ID} tabIndex={-1} className={mailings.groups}>
      {lists.some(({ of }) => of !== null) && (
        <RadioGroup
          legend={m['office.mailings.result.groupBy']()}
          name="group_by"
          value={by}
          options={[
            { value: 'outlet', text: m['office.mailings.result.outlet']() },
            { value: 'list', text: m['office.mailings.result.list']() },
          ]}
          error={undefined}
          onChange={setBy}
        />
      )}
      <BreakdownTable key={by} columns={columns} {...shown} />
      {by === 'outlet' && has_more_outlets && (
        <p className={styles.note}>{m['office.mailings.result.more']({ count: outlets.length })}</p>
      )}
    </div>
  );
}

function Links({ links }: Pick<MailingResult, 'links'>) {
  return (
    <section aria-labelledby={LINKS_ID}>
      <h2 id={LINKS_ID} tabIndex={-1} className={styles.title}>
        {m['office.mailings.result.byLink']()}
      </h2>
      <ul className={styles.lines}>
        {links.map(({ target, title, language, visits }) => (
          <li key={target}>
            <span>
              <a href={target} lang={language}>
                <bdi>{title}</bdi>
              </a>
              <bdi dir="ltr" className={styles.address}>
                {toReadableUrl(target)}
              </bdi>
            </span>
            <span>{formatNumber(visits)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Readable address of a page on this site. */
const toReadableUrl = (target: string): string => `${location.host}${target}`;

/** Opens and clicks continue after the last message: reloaded for each state and when shown again. */
const resultQuery = ({ id, state }: Mailing) =>
  queryOptions({
    queryKey: ['office', MAILING_PATH, 'result', id, state],
    queryFn: ({ signal }) => getJson<MailingResult>(mailingResultPath(id), {}, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
