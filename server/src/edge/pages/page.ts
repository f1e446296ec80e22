import type { Boot } from '@press-room/contract/boot';
import { findWithdrawal } from '../../content/press-releases/publication/withdrawal.ts';
import type { AppContext } from '../../core/context.ts';
import { drawBanner } from '../../core/crisis/statement.ts';
import { decodeEntities } from '../../core/search/plain-text.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { type Representation, toRepresentation } from '../../platform/http/representation.ts';
import { pageSecurityHeaders } from '../../platform/http/security-headers.ts';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { toText } from '../../platform/text/messages.ts';
import { buildGround, fillHead } from '../site/boot.ts';
import type { Ask } from './ask.ts';
import { drawWhole } from './draw-whole.ts';
import type { Drawing, DrawnPage, Screen } from './drawing.ts';
import type { Told } from './head.ts';
import { tellAppointment } from './heads/appointment-head.ts';
import { tellArchive } from './heads/archive-head.ts';
import { tellCompany } from './heads/company-head.ts';
import { tellContact } from './heads/contact-head.ts';
import { tellEvent } from './heads/event-head.ts';
import { findLeadOf, tellHome } from './heads/home-head.ts';
import { tellRelease } from './heads/release-head.ts';
import { tellSector } from './heads/sector-head.ts';
import type { Telling } from './telling.ts';

/** Answer for the address of a public page. */
export interface Answer {
  status: 200 | 404 | 410;
  /** Canonical address; null without metadata. */
  path: string | null;
  /** Security headers: their policy contains the hashes of the inlined styles. */
  headers: Record<string, string>;
  body: Representation;
}

interface Asked {
  /** Site of the host. */
  site: string;
  page: DrawnPage;
  ask: Ask;
}

/** The page for a reader without a session, complete without scripts. */
export async function buildPage(
  context: AppContext,
  drawing: Drawing,
  { site, page, ask }: Asked,
): Promise<Answer> {
  const boot = await buildGround(context, { site, language: page.language });
  const siteName = nameOfSite(boot);
  const told = await tell({ context, language: page.language, group: boot.group, siteName }, page);
  const isMissing = page.kind === 'missing';
  const status = told === null ? await findRefusal(context, page) : 200;
  const title = isMissing ? toText({ key: 'page_missing' }, page.language) : null;
  // Missing and press-only content is not rendered, because anybody can request any number.
  const drawn = status === 404 && !isMissing ? null : await drawWhole(drawing, { page, boot, ask });
  const screen = drawing.screens[page.kind];
  const { PUBLIC_URL, MAP_TILES, ACCREDITATION } = context.config;
  const carried: Boot = { ...boot, answers: drawn?.answers ?? [] };
  const banner = await drawBanner(context.database.db, boot.group?.id ?? null);
  const more = told?.head ?? [NO_INDEX];
  const html = fillHead(drawing.template, carried, ACCREDITATION, { more, banner });
  return {
    status,
    path: told?.path ?? null,
    headers: pageSecurityHeaders(
      PUBLIC_URL.startsWith('https:'),
      MAP_TILES,
      drawn === null ? [] : [...listStyles(drawn.html), screen.style].filter((each) => each !== ''),
    ),
    body: await toRepresentation(
      drawn === null
        ? html
        : fillBody(fillTitle(html, title === null ? told : { title, description: title }, siteName), {
            drawn: drawn.html,
            screen,
          }),
    ),
  };
}
const NO_INDEX = '<meta name="robots" content="noindex">';

/** Name of a site in the titles of its pages. */
const nameOfSite = ({ group, language }: Pick<Boot, 'group' | 'language'>): string =>
  group?.name ?? toText({ key: 'manifest_name' }, language);

async function tell(telling: Telling, page: DrawnPage): Promise<Told | null> {
  if (page.kind === 'missing') return null;
  if (page.kind === 'home') return tellHome(telling, await findLeadOf(telling));
  if (page.kind === 'contact') return tellContact(telling);
  if (page.kind === 'archive') return tellArchive(telling, page);
  if (page.kind === 'appointment') return tellAppointment(telling, page);
  if (page.kind === 'event') return tellEvent(telling, page);
  if (page.kind === 'sector') return tellSector(telling, page);
  return page.kind === 'company' ? tellCompany(telling, page) : tellRelease(telling, page);
}

/** Does not disclose whether the content is press-only or missing; the app asks for a sign-in. */
async function findRefusal({ database: { db } }: AppContext, page: DrawnPage): Promise<404 | 410> {
  if (page.kind !== 'release') return 404;
  const { id, language } = page;
  return (await findWithdrawal(db, { reader: ANONYMOUS, id }, language)) === null ? 404 : 410;
}

const STYLE = / style="([^"]*)"/g;

/** As browsers read them. React quotes all attributes. */
const listStyles = (drawn: string): string[] => [
  ...new Set(Array.from(drawn.matchAll(STYLE), ([, style = '']) => decodeEntities(style))),
];

function fillTitle(page: string, told: Pick<Told, 'title' | 'description'> | null, siteName: string): string {
  if (told === null) return page;
  const title = `${told.title} — ${siteName}`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"/,
      () => `<meta name="description" content="${escapeMarkup(told.description)}"`,
    );
}

interface Filling {
  drawn: string;
  /** Its style follows those of the first load, as when a screen loads its own later. */
  screen: Screen;
}

/** Inserts the content into the built page. Without scripts it is complete. */
const fillBody = (page: string, { drawn, screen: { style, scripts } }: Filling): string =>
  leaveApp(page, scripts)
    .replace('</head>', () => (style === '' ? '</head>' : `<style>${style}</style>\n  </head>`))
    .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`)
    .replace(/<noscript>.*?<\/noscript>/s, '');

const APP = /<script type="module"[^>]{0,40} src="([^"]*)"><\/script>/;
const THEME = '<script src="/theme.js"';

/** Removes the app's script: theme.js loads it after fonts and pictures, with the scripts of the screen. */
const leaveApp = (page: string, scripts: readonly string[]): string =>
  page
    .replace(
      THEME,
      () => `${THEME} data-app="${APP.exec(page)?.[1] ?? ''}" data-parts="${scripts.join(' ')}"`,
    )
    .replace(APP, '');
