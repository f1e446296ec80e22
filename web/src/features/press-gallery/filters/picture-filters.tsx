import { ORIENTATIONS, type Orientation } from '@press-room/contract/press-gallery';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Icon } from '../../../components/icon.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { navigate } from '../../../lib/navigation.ts';
import { LEAST_SIDES } from '../../../lib/picture-choices.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../../press-releases/use-reader.ts';
import { type GalleryAddress, isNarrowed, type PictureFacets, toGallery } from '../address.ts';
import { galleryFacetsQuery } from '../queries.ts';
import styles from './picture-filters.module.css';

const ORIENTATION_NAMES: Record<Orientation, () => string> = {
  landscape: m['gallery.filter.landscape'],
  portrait: m['gallery.filter.portrait'],
  square: m['gallery.filter.square'],
};

type Change = { [Facet in keyof PictureFacets]: PictureFacets[Facet] | undefined };
type Option = { value: string; text: string; isDisabled?: boolean };
type Options = readonly Option[];

const withAll = (text: string, options: Options): Options => [{ value: '', text }, ...options];
const asOptions = (values: readonly (string | number)[]): Options =>
  values.map((value) => ({ value: String(value), text: String(value) }));

/** Disabled last option of an incomplete menu; its value is a space, which no name is. */
const moreCredits = (): Option => ({ value: ' ', text: m['gallery.filter.moreCredits'](), isDisabled: true });

/** Filters of the picture list. Their state is in the address. */
export function PictureFilters({ address }: { address: GalleryAddress }) {
  const { data } = useQuery(galleryFacetsQuery(useReader()));
  const { orientation, side, year, credit } = address.facets;
  const apply = (change: Change) =>
    navigate(toGallery(address, { facets: merge(address.facets, change) }), { keepScroll: true });
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{m['gallery.filter.label']()}</legend>
      <SelectField
        label={m['gallery.filter.orientation']()}
        value={orientation ?? ''}
        options={withAll(
          m['gallery.filter.all'](),
          ORIENTATIONS.map((value) => ({ value, text: labelOf(ORIENTATION_NAMES, value) })),
        )}
        onChange={(value) => apply({ orientation: ORIENTATIONS.find((each) => each === value) })}
      />
      <SelectField
        label={m['gallery.filter.size']()}
        value={side === undefined ? '' : String(side)}
        options={withAll(
          m['gallery.filter.all'](),
          LEAST_SIDES.map(({ pixels, use }) => ({
            value: String(pixels),
            text: m['gallery.filter.least']({ use: use(), pixels: formatNumber(pixels) }),
          })),
        )}
        onChange={(value) => apply({ side: value ? Number(value) : undefined })}
      />
      <SelectField
        label={m['gallery.filter.year']()}
        value={year === undefined ? '' : String(year)}
        options={withAll(m['gallery.filter.all'](), asOptions(withChosen(data?.years, year)))}
        onChange={(value) => apply({ year: value ? Number(value) : undefined })}
      />
      <SelectField
        label={m['gallery.filter.credit']()}
        value={credit ?? ''}
        options={withAll(m['gallery.filter.all'](), [
          ...asOptions(withChosen(data?.credits, credit)),
          ...(data?.has_more_credits ? [moreCredits()] : []),
        ])}
        onChange={(value) => apply({ credit: value || undefined })}
      />
      {isNarrowed(address) && (
        <Link href={toGallery(address, { facets: {} })} className={styles.clear}>
          <Icon name="close" size={16} />
          {m['gallery.filter.clear']()}
        </Link>
      )}
    </fieldset>
  );
}

/** Adds the value in the address to the options, also while they load or if nothing matches it. */
const withChosen = <Value,>(values: readonly Value[] = [], chosen: Value | undefined): readonly Value[] =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];

function merge(facets: PictureFacets, change: Change): PictureFacets {
  const merged = Object.entries({ ...facets, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged);
}
