import type { MailingSample } from '@press-room/contract/mailing-readings';
import type { Mailing } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../../paraglide/messages.js';
import { previewQuery, samplesQuery } from '../queries.ts';
import { MailFrame } from './mail-frame.tsx';
import own from './preview.module.css';
import { describeSample } from './reader-choice.tsx';

/** Messages of a few different recipients, to check before a large mailing. */
export function Samples({ row }: { row: Mailing }) {
  const { data = [] } = useQuery(samplesQuery(row));
  return (
    <section aria-labelledby="mailing-samples" className={own.samples}>
      <h3 id="mailing-samples" className={own.samplesTitle}>
        {m['office.mailings.samples']()}
      </h3>
      <p>{m['office.mailings.samplesText']()}</p>
      <ol className={own.sampleList}>
        {data.map((sample) => (
          <Sample key={sample.id} row={row} sample={sample} />
        ))}
      </ol>
    </section>
  );
}

function Sample({ row, sample }: { row: Mailing; sample: MailingSample }) {
  const { language, id } = sample;
  const { data } = useQuery(previewQuery(row, { language, contact: id }));
  const title = describeSample(sample);
  return (
    <li className={own.sample}>
      <p className={own.subject}>
        <bdi>{title}</bdi>
        {data && (
          <>
            <br />
            <strong lang={language}>{data.subject}</strong>
          </>
        )}
      </p>
      <div className={own.small}>
        {data && data.html !== '' && <MailFrame title={title} html={data.html} isSample />}
      </div>
    </li>
  );
}
