import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text, type TextProps } from '@zampa/ui/kit/Text.tsx';
import { type AppointmentFacts, changeDeadline } from './appointment-facts.ts';
import { whenText } from './when-text.ts';

export interface ChangeDeadlineTextProps {
  appointment: Pick<AppointmentFacts, 'payload' | 'facility'>;
  mayChange: boolean;
  size?: TextProps['size'];
}

/** Says until when the pet owner can change an appointment, or that it is too late. Nothing if it has no time yet. */
export function ChangeDeadlineText({ appointment, mayChange, size }: ChangeDeadlineTextProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const deadline = changeDeadline(appointment);
  if (!deadline) return null;
  const when = { deadline: whenText(deadline, appointment.facility.timezone, language) };
  return (
    <Text tone="muted" {...(size && { size })}>
      {mayChange ? t('appointments:card.until', when) : t('appointments:card.tooLate', when)}
    </Text>
  );
}
