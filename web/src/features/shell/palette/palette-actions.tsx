import type { BasketItem } from '@press-room/contract/downloads';
import { type PressRelease, pressReleasePath } from '@press-room/contract/press-releases';
import { addAndTell } from '../../../components/basket-button.tsx';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { getJson } from '../../../lib/api.ts';
import { copyRichText, copyText } from '../../../lib/clipboard.ts';
import { useQuickDownload } from '../../../lib/download.ts';
import { labelOf } from '../../../lib/labels.ts';
import { copyAddress } from '../../../lib/share.ts';
import { tellCopy } from '../../../lib/tell-taken.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { toRichText } from '../../press-releases/actions/rich-text.ts';
import { addressOf } from '../../press-releases/address.ts';
import type { Option, Thing } from './options.ts';
import styles from './palette.module.css';

/** Actions for the marked result, next in the Tab order. */
export function PaletteActions({ option }: { option: Option | undefined }) {
  const { start } = useQuickDownload();
  const thing = option?.thing;
  if (!option || !thing) return null;
  const title = option.title.map(({ text }) => text).join('');
  const item = toItem(thing, title);
  return (
    <fieldset aria-label={m['search.actions.label']({ title })} className={styles.actions}>
      <button type="button" className={buttons.quiet} onClick={() => void copyThing(thing, option.href)}>
        <Icon name="copy" size={20} />
        {labelOf(COPY_WORDS, thing.kind)}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => start(toRequest(thing))}>
        <Icon name="download" size={20} />
        {m['search.actions.download']()}
      </button>
      {item && (
        <button type="button" className={buttons.quiet} onClick={() => addAndTell([item])}>
          <Icon name="basket" size={20} />
          {m['basket.add']()}
        </button>
      )}
    </fieldset>
  );
}

const COPY_WORDS = {
  press_release: m['pressReleases.detail.copy'],
  picture: m['gallery.credit.copy'],
  magazine: m['share.copyLink'],
  press_kit: m['share.copyLink'],
  gallery: m['share.copyLink'],
} as const satisfies Record<Thing['kind'], () => string>;

/** Basket item of a result; galleries and kits are added by their parts. Titles under embargo are not stored. */
function toItem(thing: Thing, title: string): BasketItem | null {
  if (thing.kind === 'gallery' || thing.kind === 'press_kit') return null;
  const { kind, id } = thing;
  return { kind, id, ...(!thing.isUnderEmbargo && { title }) };
}

function toRequest({ kind, id }: Thing) {
  switch (kind) {
    case 'press_release':
      return { press_release: id };
    case 'picture':
      return { asset: id };
    case 'magazine':
      return { basket: [{ kind, id }] };
    case 'press_kit':
      return { press_kit: id };
    case 'gallery':
      return { gallery: id };
  }
}

async function copyThing({ kind, id, credit }: Thing, href: string): Promise<void> {
  if (kind === 'press_release') await copyRelease(id);
  else if (kind === 'picture' && credit) await copyCredit(id, credit);
  else await copyAddress(href);
}

async function copyCredit(asset: number, credit: string): Promise<void> {
  const isCopied = await copyText(credit);
  showToast(
    isCopied ? 'success' : 'error',
    isCopied ? m['gallery.credit.copied']() : m['gallery.credit.failed'](),
  );
  if (isCopied) tellCopy({ asset });
}

async function copyRelease(id: number): Promise<void> {
  const coming = getJson<PressRelease>(pressReleasePath(id)).then((release) =>
    toRichText(release, addressOf(release)),
  );
  const isCopied = await copyLater(coming);
  showToast(
    isCopied ? 'success' : 'error',
    isCopied ? m['pressReleases.detail.copied']() : m['search.actions.copyFailed'](),
  );
  if (isCopied) tellCopy({ press_release: id });
}

interface Copied {
  html: string;
  plain: string;
}

/**
 * Copies content that is still loading; false if loading or copying fails. Safari requires the clipboard call within
 * the click, and accepts a promise.
 */
async function copyLater(coming: Promise<Copied>): Promise<boolean> {
  try {
    if (typeof ClipboardItem !== 'undefined') {
      const toBlob = async (kind: keyof Copied, type: string): Promise<Blob> =>
        new Blob([(await coming)[kind]], { type });
      const item = new ClipboardItem({
        'text/html': toBlob('html', 'text/html'),
        'text/plain': toBlob('plain', 'text/plain'),
      });
      await navigator.clipboard.write([item]);
      return true;
    }
  } catch {
    // Older browsers do not accept promises.
  }
  return coming.then(copyRichText, () => false);
}
