import { COMPANY_PATH } from '@press-room/contract/companies';
import { COMPANY_MEMBER_PATH, type CompanyMember } from '@press-room/contract/company-members';
import { useQueryClient } from '@tanstack/react-query';
import { dismissErrors, showToast } from '../../../lib/toasts.ts';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { type NounWrite, useOfficeWrite } from '../../components/saving/use-office-write.ts';

interface MemberWrite extends NounWrite {
  company: number;
  done: string;
}

/** Confirms, refuses or removes a member and shows a notice; the count on the company page is reloaded. @throws ApiError */
export function useMemberWrite() {
  const client = useQueryClient();
  const send = useOfficeWrite(COMPANY_MEMBER_PATH);
  return async ({ company, done, ...write }: MemberWrite): Promise<void> => {
    dismissErrors();
    const outcome = await send<CompanyMember | undefined>(write);
    if (outcome.kind !== 'saved') throw outcome.error;
    void client.invalidateQueries({ queryKey: officeRecordQuery(COMPANY_PATH, company).queryKey });
    showToast('success', done);
  };
}
