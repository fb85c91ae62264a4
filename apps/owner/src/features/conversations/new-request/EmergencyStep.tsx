import '@zampa/i18n/english/conversations-emergency';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { directionsTo } from '@zampa/domain/facilities/directions';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './new-request.module.css';

/** Shows what helps now: the call and the way. The request can still be sent, and nothing of it is lost meanwhile. */
export function EmergencyStep({ draft, clinic, place }: StepProps) {
  const { t } = useTranslation();
  const name = clinic?.name ?? '';
  const way = place.data ? directionsTo(place.data) : null;
  return (
    <>
      <StepTitle
        title={t('conversations-new:emergency.warning')}
        text={t('conversations-new:emergency.why')}
      />
      <Card tone="due" gap="8" role="alert">
        <Row gap="12" align="start" wrap={false} className={styles['sign'] ?? ''}>
          <IconAlertTriangle size={22} aria-hidden="true" />
          <Text as="strong" size="lead">
            {t('conversations-new:emergency.contact')}
          </Text>
        </Row>
        <ul className={styles['signs']}>
          {draft.redFlags?.map((flag) => (
            <li key={flag}>{t(`conversations-emergency:signs.${flag}`)}</li>
          ))}
        </ul>
      </Card>
      <Stack gap="8">
        {clinic?.phone && (
          <Button
            component="a"
            href={`tel:${clinic.phone}`}
            size="lg"
            color="red"
            leftSection={<IconPhone size={20} aria-hidden="true" />}
          >
            {t('conversations-new:emergency.call', { clinic: name })}
          </Button>
        )}
        {way && (
          <Button
            component="a"
            href={way}
            target="_blank"
            rel="noreferrer"
            size="lg"
            variant="default"
            leftSection={<IconMapPin size={20} aria-hidden="true" />}
          >
            {t('conversations-new:emergency.directions', { clinic: name })}
          </Button>
        )}
      </Stack>
      <Text tone="muted">{t('conversations-new:emergency.goOnText', { clinic: name })}</Text>
    </>
  );
}
