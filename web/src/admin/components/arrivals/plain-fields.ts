import { showToast } from '../../../lib/toasts.ts';

/** Markup of office programs for deletions and comments. */
const MAY_BE_MARKED =
  /<(?:del|comment)\b|mso(?:del|com)|msocom|#cmnt|docs-internal-guid|deletion|data-pm-slice/i;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search|url|tel|email)$/.test(target.type));

/** Cleans text pasted into plain fields: the browser's plain text would include deleted words and comments. */
export function listenToPlainFields(): () => void {
  const handlePaste = (event: ClipboardEvent): void => {
    const { target, clipboardData } = event;
    const html = clipboardData?.getData('text/html') ?? '';
    if (!isField(target) || target.readOnly || !MAY_BE_MARKED.test(html)) return;
    event.preventDefault();
    // The full format name is in lazily loaded code.
    const slice = clipboardData?.types.find((type) => type.includes('google-docs-document-slice'));
    void insertClean(target, {
      html,
      slice: (slice && clipboardData?.getData(slice)) ?? '',
      plain: clipboardData?.getData('text/plain') ?? '',
    });
  };
  document.addEventListener('paste', handlePaste);
  return () => document.removeEventListener('paste', handlePaste);
}

interface Copied {
  html: string;
  slice: string;
  plain: string;
}

async function insertClean(field: Field, { html, slice, plain }: Copied): Promise<void> {
  const [{ toPlainPaste }, { describeLeftOut }] = await Promise.all([
    import('../pasting/plain-text.ts'),
    import('./describe-left-out.ts'),
  ]);
  const cleaned = toPlainPaste(html, slice);
  field.focus();
  // Inserted like typing: the field's limits and its undo keep working.
  document.execCommand('insertText', false, cleaned?.text ?? plain);
  if (cleaned) showToast('success', describeLeftOut(cleaned.leftOut), { milliseconds: 15_000 });
}
