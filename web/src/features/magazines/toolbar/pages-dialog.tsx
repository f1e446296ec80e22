import type { BasketItem } from '@press-room/contract/downloads';
import { PAGES_AT_ONCE_MAX } from '@press-room/contract/limits';
import { useState } from 'react';
import { addAndTell } from '../../../components/basket-button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './pages-dialog.module.css';

interface PagesDialogProps {
  item: BasketItem;
  /** Number of pages of the issue. */
  pages: number;
  /** Current page. */
  page: number;
  onClose: () => void;
}

/** Adds an issue to the basket: all of it, or a range of pages. */
export function PagesDialog({ item, pages, page, onClose }: PagesDialogProps) {
  const [what, setWhat] = useState<'whole' | 'pages'>('whole');
  const [range, setRange] = useState({ first: String(page), last: String(page) });
  const [error, setError] = useState<string>();
  const change = (changed: Partial<typeof range>) => {
    setRange({ ...range, ...changed });
    setError(undefined);
  };
  const add = () => {
    const refusal = what === 'whole' ? undefined : refuse(range, pages);
    setError(refusal);
    if (refusal !== undefined) return;
    onClose();
    const chosen = { first: Number(range.first), last: Number(range.last) };
    addAndTell([what === 'whole' ? item : { ...item, pages: chosen }]);
  };
  const field = (name: keyof typeof range) => ({
    name,
    inputMode: 'numeric' as const,
    value: range[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <Dialog title={m['basket.add']()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        // Page keys must not act on the reader while the fields are open.
        onKeyDown={(event) => event.stopPropagation()}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <RadioGroup
          legend={m['magazines.basket.what']()}
          name="what"
          value={what}
          options={[
            { value: 'whole', text: m['magazines.basket.whole']() },
            { value: 'pages', text: m['magazines.basket.pages']() },
          ]}
          error={undefined}
          onChange={setWhat}
        />
        {what === 'pages' && (
          <div className={styles.range}>
            <TextField label={m['magazines.basket.first']()} error={error} {...field('first')} />
            <TextField label={m['magazines.basket.last']()} error={undefined} {...field('last')} />
          </div>
        )}
        <DialogActions submitLabel={m['basket.add']()} isBusy={false} failure={null} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** Error for a page range; undefined if it is valid. */
function refuse(range: { first: string; last: string }, pages: number): string | undefined {
  const [first, last] = [Number(range.first), Number(range.last)];
  const isRange = Number.isInteger(first) && Number.isInteger(last) && 1 <= first && first <= last;
  if (!isRange || last > pages) return m['magazines.basket.range']({ pages: formatNumber(pages) });
  if (last - first < PAGES_AT_ONCE_MAX) return undefined;
  return m['magazines.basket.many']({ most: formatNumber(PAGES_AT_ONCE_MAX) });
}
