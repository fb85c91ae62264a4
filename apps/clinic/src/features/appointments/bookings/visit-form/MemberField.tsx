import { NativeSelect } from '@mantine/core';
import type { StaffMember } from '@zampa/contract/clients/read-vets';
import { fullName } from '@zampa/domain/people/names';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface MemberFieldProps {
  /** The team members to choose from. */
  members: readonly StaffMember[];
  /** Whether the member may be left open. */
  anybody?: boolean;
  /** The id of the member; empty if left open. */
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}

/** Field for the team member of an appointment. */
export function MemberField({ members, anybody, value, error, onChange }: MemberFieldProps) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      label={t('appointments:bookings.booking.member')}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        ...(anybody ? [{ value: '', label: t('appointments:bookings.booking.anybody') }] : []),
        ...members.map((member) => ({ value: member.id, label: fullName(member) })),
      ]}
    />
  );
}
