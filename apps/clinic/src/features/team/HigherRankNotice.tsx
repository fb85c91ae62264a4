import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { outrankReason } from '@zampa/domain/team/membership';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useStaffChange } from './use-staff-change.ts';

export interface HigherRankNoticeProps {
  member: StaffMember;
  members: readonly StaffMember[];
}

/** Explains to an admin why they cannot demote or remove a higher-ranking colleague. */
export function HigherRankNotice({ member, members }: HigherRankNoticeProps) {
  const { t } = useTranslation();
  const reason = outrankReason(useStaffChange(member, members));
  if (reason === null) return null;
  const name = fullName(member);
  return (
    <Callout tone="info">
      <p>
        {reason === 'GOVERNS'
          ? t('team:above.governs', { name })
          : t('team:above.ofOrganization', { name })}
      </p>
    </Callout>
  );
}
