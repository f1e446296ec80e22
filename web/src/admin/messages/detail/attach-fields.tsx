import { OFFICE_ASSET_PATH, type OfficeAssetRow } from '@press-room/contract/admin-assets';
import { OFFICE_MAGAZINE_PATH, type OfficeMagazine } from '@press-room/contract/admin-magazines';
import { HANDOUT_DAYS, HANDOUT_ITEMS_MAX } from '@press-room/contract/messages';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { PicturePicker } from '../../components/media/lazy-picture-picker.tsx';
import { useUnpublished } from '../../components/media/unpublished.ts';
import { MomentField } from '../../components/record/moment-field.tsx';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { toPeriod, toTitle } from '../../magazines/labels.ts';
import { searchOf, TARGETS } from '../../media/add-to/targets.ts';
import { KIND_NAMES } from '../labels.ts';
import { type Attached, AttachedList, toKey } from './attached-list.tsx';
import styles from './message-page.module.css';

/** In the form of the API, which refuses page numbers that are not numbers. */
export const toChoice = ({ kind, id, range }: Attached) => ({
  kind,
  id,
  ...(range && (range.first || range.last)
    ? { pages: { first: Number(range.first || range.last), last: Number(range.last || range.first) } }
    : {}),
});

/** Materials of a link. */
interface AttachValues {
  items: Attached[];
  /** Null: the default period. */
  expires_at: string | null;
  is_confirmed: boolean;
}

export interface AnswerValues extends AttachValues {
  text: string;
}

const DAY_MS = 86_400_000;

const SEARCHES = {
  press_release: TARGETS.press_release.search,
  press_kit: TARGETS.press_kit.search,
  magazine: searchOf<OfficeMagazine>({
    noun: OFFICE_MAGAZINE_PATH,
    searched: ['title.it', 'title.en'],
    toText: toTitle,
    toNote: toPeriod,
  }),
};
/** Files other than pictures. */
const DOCUMENTS = searchOf<OfficeAssetRow>({
  noun: OFFICE_ASSET_PATH,
  filters: { kind: 'document' },
  searched: ['name', 'caption.it', 'caption.en'],
  toText: ({ name, caption }) => ownWords(caption) || name,
  toNote: ({ name }) => name,
});
const SEARCHED = ['press_release', 'press_kit', 'magazine'] as const;

type AttachForm = Pick<Form<AttachValues>, 'change' | 'errors' | 'values'>;

function replaceItems({ change, values }: AttachForm, items: Attached[]): void {
  change({
    items,
    // The confirmation was for the previous materials.
    is_confirmed: false,
    expires_at: values.expires_at ?? new Date(Date.now() + HANDOUT_DAYS * DAY_MS).toISOString(),
  });
}

function attach(form: AttachForm, added: readonly Attached[]): void {
  const { items } = form.values;
  const known = new Set(items.map(toKey));
  const others = added.filter((each) => !known.has(toKey(each)));
  replaceItems(form, [...items, ...others].slice(0, HANDOUT_ITEMS_MAX));
}

interface AttachProps {
  form: AttachForm;
  title: string;
  hint: string;
  /** Name of the recipient. */
  recipient: string;
  onPickPictures: () => void;
}

/** Materials of a link, and its expiry. */
export function AttachFields({ form, title, hint, recipient, onPickPictures }: AttachProps) {
  const permissions = usePermissions();
  const { items } = form.values;
  const mayFind = permissions.includes('asset.view');
  const unpublished = useUnpublished(
    items.filter(({ kind }) => kind === 'asset').map(({ id }) => id),
    mayFind,
  );
  return (
    <fieldset className={styles.attach}>
      <legend className={styles.title}>{title}</legend>
      <AttachedList
        items={items}
        unpublished={unpublished}
        onRemove={(key) =>
          replaceItems(
            form,
            items.filter((each) => toKey(each) !== key),
          )
        }
      />
      {mayFind && (
        <div>
          <button type="button" className={buttons.quiet} onClick={onPickPictures}>
            <Icon name="gallery" size={20} />
            {m['office.messages.attachPictures']()}
          </button>
        </div>
      )}
      <p className={styles.hint}>{hint}</p>
      <Disclosure summary={m['office.messages.attachOthers']()} isLazy>
        <div className={styles.searches}>
          {mayFind && (
            <SearchChoice
              label={m['office.messages.attachSearch']({ kind: m['office.messages.kindDocument']() })}
              search={DOCUMENTS}
              onChoose={({ id, text, note }) => attach(form, [{ kind: 'asset', id, text, note }])}
            />
          )}
          {SEARCHED.filter((kind) => permissions.includes(`${kind}.view`)).map((kind) => (
            <SearchChoice
              key={kind}
              label={m['office.messages.attachSearch']({ kind: labelOf(KIND_NAMES, kind) })}
              search={SEARCHES[kind]}
              onChoose={({ id, text, note }) => attach(form, [{ kind, id, text, note }])}
            />
          ))}
        </div>
      </Disclosure>
      <PagesFields form={form} />
      <FieldError id="attach-error" text={form.errors.items} />
      {items.length > 0 && (
        <LinkFields form={form} recipient={recipient} isUnpublished={unpublished.size > 0} />
      )}
    </fieldset>
  );
}

/** Page ranges of the magazines. */
function PagesFields({ form }: Pick<AttachProps, 'form'>) {
  const { items } = form.values;
  const change = (at: number, range: NonNullable<Attached['range']>) =>
    replaceItems(
      form,
      items.map((each, place) => (place === at ? { ...each, range } : each)),
    );
  return items.map((item, at) => {
    const { kind, id, range = { first: '', last: '' }, text } = item;
    if (kind !== 'magazine') return null;
    // An issue can be listed with several ranges, which change during typing: number them.
    const before = items.slice(0, at).filter((each) => each.kind === kind && each.id === id).length;
    const field = (name: keyof typeof range) => ({
      name: `${name}-${at}`,
      inputMode: 'numeric' as const,
      value: range[name],
      error: undefined,
      isOptional: true,
      onChange: (value: string) => change(at, { ...range, [name]: value.trim() }),
    });
    return (
      <fieldset key={`${id} ${before}`} className={styles.attach}>
        <legend>{m['office.messages.pagesOf']({ title: text })}</legend>
        <div className={styles.searches}>
          <TextField label={m['office.messages.pagesFirst']()} {...field('first')} />
          <TextField label={m['office.messages.pagesLast']()} {...field('last')} />
        </div>
        <p className={styles.hint}>{m['office.messages.pagesHint']()}</p>
      </fieldset>
    );
  });
}

/** Expiry, and a confirmation if something is not public. */
function LinkFields({
  form,
  recipient,
  isUnpublished,
}: Pick<AttachProps, 'form' | 'recipient'> & { isUnpublished: boolean }) {
  const { expires_at, is_confirmed } = form.values;
  const { errors, change } = form;
  return (
    <>
      <MomentField
        label={m['office.messages.attachUntil']()}
        name="expires_at"
        value={expires_at}
        error={errors.expires_at}
        onChange={(value) => change({ expires_at: value })}
      />
      {(isUnpublished || is_confirmed || errors.is_confirmed !== undefined) && (
        <CheckField
          isChecked={is_confirmed}
          name="is_confirmed"
          error={errors.is_confirmed}
          onChange={(value) => change({ is_confirmed: value })}
        >
          {m['office.messages.attachConfirm']({ name: recipient })}
        </CheckField>
      )}
    </>
  );
}

/** Library pictures. The picker contains a form, which cannot be inside the form of the answer. */
export const AttachPicker = ({ form, onClose }: { form: AttachForm; onClose: () => void }) => (
  <PicturePicker
    kind="picture"
    isMany
    marksUnpublished
    onPick={(ids, assets) =>
      attach(
        form,
        ids.map((id) => toPicture(id, assets)),
      )
    }
    onClose={onClose}
  />
);

function toPicture(id: number, assets: readonly OfficeAssetRow[]): Attached {
  const asset = assets.find((each) => each.id === id);
  const text = asset ? ownWords(asset.caption) || asset.name : m['office.releases.untitled']({ id });
  return { kind: 'asset', id, text, ...(asset && { media_type: asset.media_type, picture: asset.picture }) };
}
