import { REFUSAL_CODES } from '@press-room/contract/session';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Failure } from '../../../components/failure.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { codeOf, statusOf } from '../../../lib/api-error.ts';
import { currentAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { toSecondFactor } from '../../../paths.ts';
import { NotPermitted } from './permitted.tsx';

interface OfficeFailureProps {
  error: unknown;
  /** 1 if the screen shows nothing else. */
  level?: 1 | 2;
  onRetry: () => void;
}

/** Reason for the failure; missing or forbidden records offer no retry. */
export function OfficeFailure({ error, level = 2, onRetry }: OfficeFailureProps) {
  if (codeOf(error) === REFUSAL_CODES.enrolment) return <EnrolFirst level={level} />;
  if (statusOf(error) === 404)
    return <Notice isAlert level={level} title={m['office.gone.title']()} text={m['office.gone.text']()} />;
  if (statusOf(error) === 403) return <NotPermitted level={level} />;
  return <Failure error={error} level={level} onRetry={onRetry} />;
}

interface AnsweredProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  children: (data: Data) => ReactNode;
}

/** A screen that is drawn from one answer, its outlines until that is here, or why it is not. */
export function Answered<Data extends object, Key extends readonly unknown[]>({
  query,
  children,
}: AnsweredProps<Data, Key>) {
  const { data, error, refetch } = useQuery(query);
  if (data) return children(data);
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

/** Asks officers without the required second factor to add one; they return afterwards. */
function EnrolFirst({ level }: { level: 1 | 2 }) {
  return (
    <Notice
      isAlert
      level={level}
      title={m['account.secondFactor.title']()}
      text={m['account.secondFactor.required']()}
    >
      <Link href={toSecondFactor(currentAddress())} className={buttons.button}>
        {m['account.secondFactor.setUp']()}
      </Link>
    </Notice>
  );
}
