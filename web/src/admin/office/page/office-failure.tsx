import { REFUSAL_CODES } from '@press-room/contract/second-factor';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Failure } from '../../../components/failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { codeOf, statusOf } from '../../../lib/api-error.ts';
import { currentAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { toSecondFactor } from '../../../paths.ts';
import { NotPermitted } from './permitted.tsx';

/** Why there is nothing to see; what is not there, or not permitted, is not tried again. */
export function OfficeFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (codeOf(error) === REFUSAL_CODES.enrolment) return <EnrolFirst />;
  if (statusOf(error) === 404)
    return <Notice isAlert title={m['office.gone.title']()} text={m['office.gone.text']()} />;
  return statusOf(error) === 403 ? <NotPermitted /> : <Failure error={error} onRetry={onRetry} />;
}

/** The press office wants officers to have a second factor: here they get one, and come back. */
function EnrolFirst() {
  return (
    <Notice isAlert title={m['account.secondFactor.title']()} text={m['account.secondFactor.required']()}>
      <Link href={toSecondFactor(currentAddress())} className={buttons.button}>
        {m['account.secondFactor.setUp']()}
      </Link>
    </Notice>
  );
}
