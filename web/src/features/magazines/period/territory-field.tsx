import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../components/select-field.tsx';
import { countryName, region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../../press-releases/use-reader.ts';
import { magazineTerritoriesQuery } from '../queries.ts';
import { withChosen } from './periods.ts';

type TerritoryFieldProps = {
  chosen: string | undefined;
  onChoose: (territory: string | undefined) => void;
};

/** Territories that have issues, by their names in the reader's language. */
export function TerritoryField({ chosen, onChoose }: TerritoryFieldProps) {
  const { data } = useQuery(magazineTerritoriesQuery(useReader()));
  const codes = withChosen(data?.data.map(({ territory }) => territory) ?? [], chosen);
  const options = codes
    .map((code) => ({ value: code, text: countryName(code) }))
    .sort((one, other) => one.text.localeCompare(other.text, region()));
  return (
    <SelectField
      label={m['magazines.filter.territory']()}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value || undefined)}
      options={[{ value: '', text: m['magazines.filter.allTerritories']() }, ...options]}
    />
  );
}
