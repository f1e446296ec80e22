import { OFFICE_MESSAGE_PATH, type OfficeMessageRow } from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { officeListQuery } from '../../../admin/components/saving/queries.ts';
import { OFFICE_SECTIONS } from '../../../admin/menu-sections.ts';
import { OFFICE_PATHS } from '../../../admin/paths.ts';
import { useOfficeScreens } from '../../../admin.ts';
import { Icon } from '../../../components/icon.tsx';
import { formatNumber } from '../../../lib/format.ts';
import {
  isNamedScreen,
  listAbove,
  type NamedScreen,
  type OfficeSection,
  type Screen,
} from '../../../lib/screen.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { OFFICE_ROOT } from '../../../screens.ts';
import styles from './menu-list.module.css';
import { MenuText } from './menu-text.tsx';
import folds from './office-menu.module.css';
import { OpenEntry, showPlace } from './open-entry.tsx';

type OfficeMenuProps = {
  isBar: boolean;
  /** Menu of the public screens, collapsed to one link in the office. */
  children: ReactNode;
};

/** Menu of the office: permitted screens in collapsible groups. */
export function OfficeMenu({ isBar, children }: OfficeMenuProps) {
  const [path] = useLocation();
  const screens: readonly Screen[] = useOfficeScreens();
  const entries = screens.filter(isNamedScreen).filter(({ menu }) => menu);
  if (entries.length === 0) return children;
  const section = isBar ? styles.run : styles.section;
  const isInOffice = `${path}/`.startsWith(`${OFFICE_ROOT}/`);
  return (
    <>
      {isInOffice ? (
        <section className={section}>
          <OpenEntry path={PATHS.home} icon="releases" label={m['office.menu.site']()} />
        </section>
      ) : (
        children
      )}
      <section className={section}>
        <h2 className={styles.heading}>
          <span>{m['office.menu.title']()}</span>
        </h2>
        <Sections entries={entries} place={toPlace(entries, path)} />
      </section>
    </>
  );
}

/** Entry of the current screen. All office screens are below Today, which is marked only without a closer match. */
function toPlace(entries: readonly NamedScreen[], path: string): NamedScreen | undefined {
  const nearest = listAbove(entries, path).at(-1);
  return nearest?.pattern === OFFICE_ROOT && path !== OFFICE_ROOT ? undefined : nearest;
}

type SectionsProps = { entries: readonly NamedScreen[]; place: NamedScreen | undefined };

/** Sections expanded or collapsed by the user, until a screen of another section opens. */
type Turned = { at: NamedScreen['menu']; sections: readonly OfficeSection[] };

function Sections({ entries, place }: SectionsProps) {
  const here = place?.menu;
  const noteId = useId();
  const open = useOpenMessages(entries.some(({ pattern }) => pattern === OFFICE_PATHS.messages));
  const note = {
    badge: (
      <span className={folds.count} aria-hidden>
        {formatNumber(open)}
      </span>
    ),
    describedBy: noteId,
  };
  const [latest, setTurned] = useState<Turned>({ at: here, sections: [] });
  const turned = latest.at === here ? latest.sections : [];
  const turn = (section: OfficeSection) =>
    setTurned({
      at: here,
      sections: turned.includes(section) ? turned.filter((each) => each !== section) : [...turned, section],
    });
  return (
    <ul>
      {SECTION_NAMES.map((section) => {
        const links = entries
          .filter(({ menu }) => menu === section)
          .map((entry) => (
            <OpenEntry
              key={entry.pattern}
              path={entry.pattern}
              icon={entry.name.icon}
              label={entry.name.label()}
              isMarked={entry === place}
              {...(open > 0 && entry.pattern === OFFICE_PATHS.messages && note)}
            />
          ));
        if (links.length === 0) return null;
        const isOpen = (section === here) !== turned.includes(section);
        return (
          <li key={section}>
            {links.length === 1 ? (
              links
            ) : (
              <Fold
                section={section}
                isHere={section === here}
                isOpen={isOpen}
                onTurn={() => turn(section)}
                {...(open > 0 && section === 'messages' && !isOpen && note)}
              >
                {links}
              </Fold>
            )}
          </li>
        );
      })}
      {open > 0 && (
        <li id={noteId} hidden>
          {m['office.menu.openMessages']({ count: open })}
        </li>
      )}
    </ul>
  );
}
const SECTION_NAMES = Object.keys(OFFICE_SECTIONS) as OfficeSection[];

/** Number of unanswered messages, reloaded with each screen: a poll would keep an idle session alive. */
function useOpenMessages(isWanted: boolean): number {
  const [path] = useLocation();
  const { data, isStale, refetch } = useQuery({
    ...officeListQuery<OfficeMessageRow>({
      noun: OFFICE_MESSAGE_PATH,
      filters: { status: 'open' },
      length: 1,
    }),
    staleTime: OPEN_FRESH_MS,
    enabled: isWanted,
  });
  const seenAt = useRef(path);
  useEffect(() => {
    if (seenAt.current === path) return;
    seenAt.current = path;
    if (isWanted && isStale) void refetch();
  }, [path, isWanted, isStale, refetch]);
  return isWanted ? (data?.recordsFiltered ?? 0) : 0;
}
const OPEN_FRESH_MS = 60_000;

type FoldProps = {
  section: OfficeSection;
  /** Whether the current screen is one of its entries or below one. */
  isHere: boolean;
  isOpen: boolean;
  onTurn: () => void;
  badge?: ReactNode;
  describedBy?: string;
  children: readonly ReactElement[];
};

function Fold({ section, isHere, isOpen, onTurn, badge, describedBy, children }: FoldProps) {
  const id = useId();
  const { icon, label } = OFFICE_SECTIONS[section];
  const text = label();
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        title={text}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={(isHere && !isOpen) || undefined}
        aria-describedby={describedBy}
        onClick={onTurn}
      >
        <Icon name={icon} />
        <MenuText text={text} />
        <span className={folds.end}>
          {badge}
          <span className={folds.sign}>
            <Icon name="chevron" size={16} />
          </span>
        </span>
      </button>
      <ul
        ref={isOpen && !isHere ? showPlace : null}
        id={id}
        className={folds.entries}
        aria-label={text}
        hidden={!isOpen}
      >
        {children.map((child) => (
          <li key={child.key}>{child}</li>
        ))}
      </ul>
    </>
  );
}
