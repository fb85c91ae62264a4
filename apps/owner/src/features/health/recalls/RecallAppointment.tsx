import { Button } from '@mantine/core';
import type { LinkedRecall } from '@zampa/contract/health/objects/linked-recall';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { whenText } from '@zampa/shared-screens/appointments/when-text';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';

export interface RecallAppointmentProps {
  appointment: NonNullable<LinkedRecall['appointment']>;
  facility: LinkedRecall['facility'];
}

/** The appointment booked with a recall link, and the link to its own page. */
export function RecallAppointment({ appointment, facility }: RecallAppointmentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Card as="section">
      <Title>{t('appointments:link.title')}</Title>
      <Text weight="600" capital>
        {whenText(appointment.start, facility.timezone, language)}
      </Text>
      <Text tone="muted">{t('health:recallLink.openWhy', { clinic: facility.name })}</Text>
      <Button component="a" size="lg" href={appointment.url}>
        {t('health:recallLink.open')}
      </Button>
    </Card>
  );
}
