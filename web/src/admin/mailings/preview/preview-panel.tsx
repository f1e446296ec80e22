import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { RadioGroup } from '../../components/radio-group.tsx';
import { capitalise, languageName } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import { PROBLEM_LABELS } from './labels.ts';
import { MailFrame } from './mail-frame.tsx';
import styles from './mailings.module.css';
import { previewQuery } from './queries.ts';

/** How the message looks in each language, what should be mended, and a copy to whoever writes it. */
export function PreviewPanel({ row, mayTest }: { row: Mailing; mayTest: boolean }) {
  const [language, setLanguage] = useState<Language>('it');
  const [form, setForm] = useState<'html' | 'text'>('html');
  const { data } = useQuery(previewQuery(row, language));
  const write = useOfficeWrite(MAILING_PATH);
  const test = async () => {
    const outcome = await write<object>({ method: 'POST', id: row.id, action: 'test/', body: { language } });
    if (outcome.kind === 'saved') showToast('success', m['office.mailings.tested']());
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <section className={styles.preview} aria-labelledby="mailing-preview">
      <h2 id="mailing-preview" className={styles.title}>
        {m['office.mailings.preview']()}
      </h2>
      <div className={styles.choices}>
        <RadioGroup
          legend={m['office.mailings.previewLanguage']()}
          name="preview_language"
          value={language}
          options={LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
          error={undefined}
          onChange={setLanguage}
        />
        <RadioGroup
          legend={m['office.mailings.previewForm']()}
          name="preview_form"
          value={form}
          options={[
            { value: 'html', text: m['office.mailings.previewHtml']() },
            { value: 'text', text: m['office.mailings.previewText']() },
          ]}
          error={undefined}
          onChange={setForm}
        />
        {mayTest && (
          <button type="button" className={buttons.quiet} onClick={() => void test()}>
            {m['office.mailings.test']()}
          </button>
        )}
      </div>
      {data !== undefined && data.problems.length > 0 && (
        <ul className={styles.problems}>
          {data.problems.map(({ code, about }) => (
            <li key={`${code} ${about}`}>{PROBLEM_LABELS[code]({ about })}</li>
          ))}
        </ul>
      )}
      {data !== undefined && data.html !== '' && (
        <>
          <p>
            {m['office.mailings.subject']()}: <strong lang={language}>{data.subject}</strong>
          </p>
          {form === 'html' ? (
            <MailFrame title={m['office.mailings.preview']()} html={data.html} />
          ) : (
            <pre className={styles.plain} lang={language}>
              {data.text}
            </pre>
          )}
        </>
      )}
    </section>
  );
}
