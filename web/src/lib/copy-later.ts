import { copyRichText } from './clipboard.ts';

interface Copied {
  html: string;
  plain: string;
}

/**
 * Puts on the clipboard what is still being fetched; false when that or the browser refuses. Safari takes only what is
 * handed over within the click, which may be a promise.
 */
export async function copyLater(coming: Promise<Copied>): Promise<boolean> {
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
    // An older browser, which takes no promises.
  }
  return coming.then(copyRichText, () => false);
}
