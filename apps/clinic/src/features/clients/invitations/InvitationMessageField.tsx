import '@zampa/i18n/english/problems';
import { Textarea } from '@mantine/core';
import { hasWebAddress } from '@zampa/domain/invitations/web-address';
import { useTranslation } from '@zampa/i18n/use-translation';
import { INVITATION_MESSAGE_MAX } from './invite-lines.ts';

export interface InvitationMessageFieldProps {
  value: string;
  onChange: (message: string) => void;
}

/** Field for the personal message of an invitation, which may not have a web address. */
export function InvitationMessageField({ value, onChange }: InvitationMessageFieldProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t('clients:inviting.message')}
      rows={2}
      maxLength={INVITATION_MESSAGE_MAX}
      value={value}
      error={hasWebAddress(value) && t('problems:fields.web_address')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
