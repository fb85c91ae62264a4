import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { reasonAbove } from '@zampa/domain/team/membership';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { useStaffChange } from './use-staff-change.ts';

export interface WhoStandsAboveProps {
  member: StaffMember;
  members: readonly StaffMember[];
}

/** Tells an admin why a colleague who stands above them keeps their role and stays in the team. */
export function WhoStandsAbove({ member, members }: WhoStandsAboveProps) {
  const { t } = useTranslation();
  const above = reasonAbove(useStaffChange(member, members));
  if (above === null) return null;
  const name = fullName(member);
  return (
    <Callout tone="info">
      <p>
        {above === 'GOVERNS'
          ? t('team:above.governs', { name })
          : t('team:above.ofOrganization', { name })}
      </p>
    </Callout>
  );
}
