import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import type { MailingSample } from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { findSamples, samplesQuery } from '../queries.ts';
import own from './preview.module.css';

interface ReaderChoiceProps {
  row: Mailing;
  /** Recipient, or a language for a recipient without a name. */
  reader: MailingSample | Language;
  onChange: (reader: MailingSample | Language) => void;
}

/** Includes the address: several persons can have the same name. */
export const describeSample = ({ name, email, language }: MailingSample): string =>
  m['office.mailings.previewPerson']({
    name: [...new Set([name, email])].map(toReadableAddress).join(', '),
    language: languageName(language),
  });

/** Chooses a sample recipient, another one by name, or a recipient without a name. */
export function ReaderChoice({ row, reader, onChange }: ReaderChoiceProps) {
  const { data = [] } = useQuery(samplesQuery(row));
  const isFurther = typeof reader !== 'string' && data.every(({ id }) => id !== reader.id);
  const samples = isFurther ? [...data, reader] : data;
  return (
    <div className={own.reader}>
      <ChoiceField<string>
        label={m['office.mailings.previewAs']()}
        name="preview_as"
        value={typeof reader === 'string' ? reader : String(reader.id)}
        options={[
          ...LANGUAGES.toReversed().map((language) => ({
            value: language,
            text: m['office.mailings.previewNobody']({ language: languageName(language) }),
          })),
          ...samples.map((sample) => ({ value: String(sample.id), text: describeSample(sample) })),
        ]}
        onChange={(value) => {
          const chosen =
            samples.find(({ id }) => String(id) === value) ?? LANGUAGES.find((each) => each === value);
          if (chosen) onChange(chosen);
        }}
      />
      {data.length > 0 && (
        <SearchChoice
          label={m['office.mailings.previewFind']()}
          search={{
            key: ['office', 'mailing sample', row.id, row.version],
            load: async (q, signal) =>
              (await findSamples(row.id, q, signal)).map((sample) => ({
                sample,
                key: String(sample.id),
                text: describeSample(sample),
              })),
          }}
          onChoose={({ sample }) => onChange(sample)}
        />
      )}
    </div>
  );
}
