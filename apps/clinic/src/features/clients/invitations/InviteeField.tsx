import { Textarea } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useState } from 'react';
import type { InviteLine, InviteWay } from './invite-lines.ts';

export interface InviteeFieldProps {
  way: InviteWay;
  value: string;
  /** The lines of the value. */
  lines: readonly InviteLine[];
  onChange: (typed: string) => void;
}

/** Field for e-mail addresses or phone numbers, one per line. Says which lines are invalid. */
export function InviteeField({ way, value, lines, onChange }: InviteeFieldProps) {
  const { t } = useTranslation();
  // Errors are hidden while the field has focus.
  const [hasBlurred, setHasBlurred] = useState(false);
  const invalidLines = lines.filter(({ ok }) => !ok);
  return (
    <Textarea
      label={way === 'email' ? t('clients:inviting.emails') : t('clients:inviting.phones')}
      description={
        way === 'email' ? t('clients:inviting.emailsWhy') : t('clients:inviting.phonesWhy')
      }
      rows={4}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={
        hasBlurred &&
        invalidLines.map(({ text }) => t('clients:inviting.wrongLine', { text })).join(' ')
      }
      onFocus={() => setHasBlurred(false)}
      onBlur={() => setHasBlurred(true)}
      data-autofocus
    />
  );
}
