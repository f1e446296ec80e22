import { PROPOSAL_FILE_MAX_BYTES } from '@press-room/contract/clipping-proposals';
import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { Email } from 'postal-mime';
import { intakeFile } from '../../content/assets/intake/intake.ts';
import { recogniseFile } from '../../content/assets/intake/recognise.ts';
import { fetchPage } from '../../content/clippings/page/fetch-page.ts';
import { listOutletSites, pickOutlet } from '../../content/clippings/page/queries.ts';
import { readMetadata } from '../../content/clippings/page/read-metadata.ts';
import {
  type Article,
  addProposal,
  lookInto,
  type ProposedFile,
} from '../../content/clippings/proposals/propose.ts';
import { loadSubjects } from '../../content/clippings/proposals/subjects.ts';
import { findHolderByEmail } from '../../core/account/rights/officers.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { keepStored } from '../../core/files/unused-files.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { isAutomatic, isForged, recipientsOf } from '../../platform/mail/received-mail.ts';
import { type ConnectionRules, OPEN_INTERNET } from '../../platform/outbound/connect.ts';
import { type Forward, type MailedFile, type MailedLink, readForward } from './read-forward.ts';
import { isFirst } from './receive-report.ts';

export type ForwardContext = Pick<AppContext, 'config' | 'database' | 'store' | 'limit' | 'now'>;

/** Number of proposals from a forwarded mail; `full`: its sender has sent too many within a day. */
export type ForwardReceipt = { outcome: 'proposed'; proposals: number } | { outcome: 'known' | 'full' };

/** Limit per sender, whose address is not verified. */
const MAILS_PER_DAY = 50;
const DAY = 86_400;

/** An article of a mail, and its PDF. */
interface Mailed {
  article: Article;
  outletHost: string;
  file: ProposedFile | null;
}

/**
 * Proposes the links and PDFs of a mail to the reply address whose sender is an officer with the right to create
 * clippings. Null: not such a mail, for example because it fails DMARC or is automatic.
 */
export async function receiveForward(
  context: ForwardContext,
  mail: Email,
  identity: string,
  rules: ConnectionRules = OPEN_INTERNET,
): Promise<ForwardReceipt | null> {
  const { config, database, now } = context;
  const email = toComparedAddress(mail.from?.address ?? '');
  if (!isToReplies(config.REPLY_ADDRESS, mail) || isAutomatic(mail) || isForged(mail)) return null;
  const sender = await findHolderByEmail(database.db, email, 'clipping.create');
  if (sender === null) return null;
  if (await isFull(context, sender.id)) return { outcome: 'full' };
  const ownHosts = new Set(config.PUBLIC_URL === undefined ? [] : [new URL(config.PUBLIC_URL).hostname]);
  const mailed = await listMailed(context, readForward(mail, ownHosts), rules);
  const subjects = await loadSubjects(database.db, now());
  const sites = await listOutletSites(database.db);
  return database.db.transaction().execute(async (trx): Promise<ForwardReceipt> => {
    const arrival = { recipient: 0, news: null, email, identity: `forward ${identity}` };
    if (!(await isFirst(trx, arrival, now()))) return { outcome: 'known' };
    let proposals = 0;
    for (const { article, outletHost, file } of mailed) {
      if (file !== null) await keepStored(context, trx, [file.sha256]);
      const outlet = outletHost === '' ? null : pickOutlet(sites, outletHost);
      const origin = { source: 'mail', feed_id: null, sender_id: sender.id, press_group_id: null } as const;
      const id = await addProposal(
        trx,
        lookInto(article, subjects),
        { ...origin, outlet_id: outlet?.id ?? null, file },
        now(),
      );
      if (id === null) continue;
      proposals += 1;
      await recordAudit(trx, { by: null, action: 'receive', about: `clipping_proposal:${id}` }, now());
    }
    return { outcome: 'proposed', proposals };
  });
}

const isToReplies = (address: string | undefined, mail: Email): boolean =>
  address !== undefined &&
  recipientsOf(mail)
    .split(/[\s,<>]+/)
    .some((recipient) => toComparedAddress(recipient) === toComparedAddress(address));

async function isFull({ limit }: ForwardContext, sender: number): Promise<boolean> {
  try {
    await limit({ key: `forward:account:${sender}`, max: MAILS_PER_DAY, seconds: DAY });
    return false;
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return true;
    throw error;
  }
}

/** A single link beside a single PDF is its address; otherwise each is a separate article. */
async function listMailed(
  context: ForwardContext,
  { subject, links, files }: Forward,
  rules: ConnectionRules,
): Promise<Mailed[]> {
  const found = await Promise.all(
    links.map((link) => readLink(context, link, { subject: links.length === 1 ? subject : '', rules })),
  );
  // One after another, because each is inspected in a separate process.
  const stored: ProposedFile[] = [];
  for (const file of files) {
    const kept = await storeFile(context, file);
    if (kept !== null) stored.push(kept);
  }
  const [file, ...otherFiles] = stored;
  const [link, ...otherLinks] = found;
  if (file !== undefined && link !== undefined && otherFiles.length + otherLinks.length === 0)
    return [{ ...link, file }];
  const toHeadline = ({ name }: ProposedFile): string =>
    (stored.length === 1 && subject) || name.replace(/\.pdf$/i, '');
  return [
    ...stored.map((each) => ({
      article: { headline: toHeadline(each), url: '' },
      outletHost: '',
      file: each,
    })),
    ...found,
  ];
}

/** Adds the metadata of its page, if it can be read. */
async function readLink(
  { config }: ForwardContext,
  { url, words }: MailedLink,
  { subject, rules }: { subject: string; rules: ConnectionRules },
): Promise<Mailed> {
  const plain = {
    article: { headline: subject || words || url, url },
    outletHost: new URL(url).host,
    file: null,
  };
  if (!config.LINK_CHECKS) return plain;
  const page = await fetchPage(new URL(url), rules);
  if ('refusal' in page) return plain;
  const {
    headline,
    excerpt,
    author,
    published_on,
    language,
    url: canonical,
  } = readMetadata(page.html, page.url);
  return {
    article: {
      headline: headline || plain.article.headline,
      excerpt,
      author,
      published_on,
      language,
      url: canonical,
    },
    outletHost: page.url.host,
    file: null,
  };
}

/** Null: no PDF, too large, or unreadable within the limits. */
async function storeFile(context: ForwardContext, { name, bytes }: MailedFile): Promise<ProposedFile | null> {
  if (bytes.length > PROPOSAL_FILE_MAX_BYTES) return null;
  if ((await recogniseFile(bytes)).media_type !== 'application/pdf') return null;
  try {
    const { key, ...file } = await intakeFile(context, bytes, name);
    return { sha256: key, name: file.name, bytes: file.bytes, pages: file.pages };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  }
}
