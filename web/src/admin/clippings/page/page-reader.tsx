import { CLIPPING_PAGE_PATH, type Clipping, type ClippingPage } from '@press-room/contract/clippings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { postJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import type { Form } from '../../../lib/form.ts';
import { joinFacts, joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeDay } from '../../components/moments.ts';
import { toClipping } from '../../paths.ts';
import type { ClippingValues } from '../clipping-values.ts';
import styles from '../clippings.module.css';

/** Fields that a page can fill, in the order of the form. */
const PROPOSED: readonly {
  name: 'headline' | 'outlet_name' | 'published_on' | 'author' | 'excerpt' | 'language' | 'picture_url';
  label: () => string;
}[] = [
  { name: 'headline', label: m['office.clippings.headline'] },
  { name: 'outlet_name', label: m['office.outlets.one'] },
  { name: 'published_on', label: m['office.clippings.day'] },
  { name: 'author', label: m['office.clippings.author'] },
  { name: 'excerpt', label: m['office.clippings.excerpt'] },
  { name: 'language', label: m['office.clippings.language'] },
  { name: 'picture_url', label: m['office.clippings.pictureUrl'] },
];

/** Values from the page for empty fields. The default day of a new clipping counts as empty. */
export function listProposals(values: ClippingValues, page: ClippingPage, row: Clipping | null) {
  const today = toOfficeDay(new Date());
  return PROPOSED.flatMap(({ name, label }) => {
    const isOpen = values[name] === '' || (name === 'published_on' && row === null && values[name] === today);
    const proposed = page[name] ?? '';
    return isOpen && proposed !== '' ? [{ name, label, proposed }] : [];
  });
}

export interface PageReaderProps {
  form: Form<ClippingValues>;
  row: Clipping | null;
}

/** Fills empty fields with the metadata of the linked page; the officer saves. */
export function PageReader({ form, row }: PageReaderProps) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [found, setFound] = useState<{ filled: string[]; others: ClippingPage['duplicates'] } | null>(null);
  const url = form.values.url.trim();
  // Do not overwrite fields that were filled while the page was loading.
  const typed = useRef(form.values);
  useEffect(() => {
    typed.current = form.values;
  });
  const read = async () => {
    setIsBusy(true);
    setRefusal(undefined);
    setFound(null);
    try {
      const page = await postJson<ClippingPage>(CLIPPING_PAGE_PATH, { url });
      const proposals = listProposals(typed.current, page, row);
      const isSameLink = typed.current.url.trim() === url && page.url !== '';
      const changes: Partial<ClippingValues> = isSameLink ? { url: page.url } : {};
      for (const { name, proposed } of proposals) changes[name] = proposed;
      form.change(changes);
      setFound({
        filled: proposals.map(({ label }) => label()),
        others: page.duplicates.filter((one) => one.id !== row?.id),
      });
    } catch (error) {
      const ofField = error instanceof ApiError ? error.fields.url?.[0] : undefined;
      setRefusal(ofField ?? describeRefusal(error));
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.reader}>
      <button
        type="button"
        className={buttons.quiet}
        disabled={isBusy || url === ''}
        aria-describedby={refusal === undefined ? undefined : `${id}-error`}
        onClick={() => void read()}
      >
        {isBusy ? m['office.clippings.read.busy']() : m['office.clippings.read.start']()}
      </button>
      <FieldError id={`${id}-error`} text={refusal} />
      {found && (
        <StatusNote
          kind="plain"
          title={
            found.filled.length === 0
              ? m['office.clippings.read.nothing']()
              : m['office.clippings.read.filled']({ fields: joinWords(found.filled) })
          }
        />
      )}
      {found && found.others.length > 0 && (
        <StatusNote kind="alert" title={m['office.clippings.read.known']()}>
          {found.others.map((one) => (
            <p key={one.id}>
              <Link href={toClipping(one.id)}>
                <bdi>{one.headline}</bdi>
              </Link>{' '}
              {joinFacts([one.outlet, officeDay(one.published_on)])}
            </p>
          ))}
        </StatusNote>
      )}
    </div>
  );
}
