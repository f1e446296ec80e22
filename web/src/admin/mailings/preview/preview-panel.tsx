import type { Language } from '@press-room/contract/languages';
import type { MailingSample } from '@press-room/contract/mailing-readings';
import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Disclosure } from '../../../components/disclosure.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { joinWords } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { MERGE_FIELD_LABELS } from '../labels.ts';
import styles from '../mailings.module.css';
import { type PreviewReader, previewQuery } from '../queries.ts';
import { MailFrame } from './mail-frame.tsx';
import own from './preview.module.css';
import { ReaderChoice } from './reader-choice.tsx';

type Look = 'light' | 'dark' | 'text';

interface PreviewProps {
  row: Mailing;
  mayTest: boolean;
}

/** Open for drafts, to be read before sending; collapsed for sent mailings. */
export function PreviewPanel({ row, mayTest }: PreviewProps) {
  const title = m['office.mailings.preview']();
  if (row.state !== 'draft')
    return (
      <Disclosure className={own.folded} isLazy summary={<h2 className={styles.title}>{title}</h2>}>
        <div className={own.unfolded}>
          <Preview row={row} mayTest={mayTest} />
        </div>
      </Disclosure>
    );
  return (
    <section className={own.preview} aria-labelledby="mailing-preview">
      <h2 id="mailing-preview" className={styles.title}>
        {title}
      </h2>
      <Preview row={row} mayTest={mayTest} />
    </section>
  );
}

/** Preview of the message per recipient and mail program, and a test copy to the author. */
function Preview({ row, mayTest }: PreviewProps) {
  const [reader, setReader] = useState<MailingSample | Language>('it');
  const [look, setLook] = useState<Look>('light');
  const language = typeof reader === 'string' ? reader : reader.language;
  return (
    <>
      <div className={own.choices}>
        <ReaderChoice row={row} reader={reader} onChange={setReader} />
        <RadioGroup
          legend={m['office.mailings.previewLook']()}
          name="preview_look"
          value={look}
          options={[
            { value: 'light', text: m['office.mailings.previewLight']() },
            { value: 'dark', text: m['office.mailings.previewDark']() },
            { value: 'text', text: m['office.mailings.previewText']() },
          ]}
          error={undefined}
          onChange={setLook}
        />
      </div>
      {typeof reader !== 'string' && reader.empty.length > 0 && (
        <p className={own.empty}>
          {m['office.mailings.previewEmpty']({
            fields: joinWords(reader.empty.map((field) => labelOf(MERGE_FIELD_LABELS, field))),
          })}
        </p>
      )}
      <Message
        row={row}
        reader={typeof reader === 'string' ? { language } : { language, contact: reader.id }}
        look={look}
      />
      {mayTest && <TestButton row={row} language={language} />}
    </>
  );
}

interface MessageProps {
  row: Mailing;
  reader: PreviewReader;
  look: Look;
}

function Message({ row, reader, look }: MessageProps) {
  const { data } = useQuery(previewQuery(row, reader));
  if (data === undefined) return null;
  if (data.html === '') return <p>{m['office.mailings.previewNothing']()}</p>;
  const { language, subject, html, text } = data;
  return (
    <>
      <p className={own.subject}>
        {m['office.mailings.subject']()}: <strong lang={language}>{subject}</strong>
      </p>
      {look === 'text' ? (
        <pre className={own.plain} lang={language}>
          {text}
        </pre>
      ) : (
        <MailFrame title={m['office.mailings.preview']()} html={html} scheme={look} />
      )}
    </>
  );
}

function TestButton({ row, language }: { row: Mailing; language: Language }) {
  const write = useOfficeWrite(MAILING_PATH);
  const test = async () => {
    const outcome = await write<object>({ method: 'POST', id: row.id, action: 'test/', body: { language } });
    if (outcome.kind === 'saved') showToast('success', m['office.mailings.tested']());
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <div>
      <button type="button" className={buttons.quiet} onClick={() => void test()}>
        {m['office.mailings.test']()}
      </button>
    </div>
  );
}
