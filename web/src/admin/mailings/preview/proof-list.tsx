import type { MailingProof } from '@press-room/contract/mailing-readings';
import { type Mailing, MERGE_FIELDS } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { capitalise, joinFacts, languageName } from '../../../lib/format.ts';
import { entryOf, labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { MERGE_FIELD_LABELS, PROBLEM_LABELS } from '../labels.ts';
import styles from '../mailings.module.css';
import { proofQuery } from '../queries.ts';
import own from './preview.module.css';

type Problem = MailingProof['problems'][number];

/** Recommended corrections before sending. */
export function ProofList({ row }: { row: Mailing }) {
  const { data } = useQuery(proofQuery(row));
  return (
    <section className={own.proof} aria-labelledby="mailing-proof">
      <h2 id="mailing-proof" className={styles.title}>
        {m['office.mailings.proof']()}
      </h2>
      <div role="status">
        {data === undefined && <p>{m['office.mailings.proof.looking']()}</p>}
        {data?.problems.length === 0 && <p>{m['office.mailings.proof.fine']()}</p>}
        {data !== undefined && data.problems.length > 0 && (
          <ul className={own.problems}>
            {data.problems.map((problem) => (
              <li key={`${problem.code} ${problem.language} ${problem.about}`}>{describe(problem)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function describe({ code, language, about, count }: Problem): string {
  const field = MERGE_FIELDS.find((each) => each === about);
  const words = { about, count, field: field === undefined ? about : labelOf(MERGE_FIELD_LABELS, field) };
  const problem = entryOf(PROBLEM_LABELS, code)?.(words) ?? joinFacts([code, about]);
  return language === null
    ? problem
    : m['office.mailings.proof.inLanguage']({ language: capitalise(languageName(language)), problem });
}
