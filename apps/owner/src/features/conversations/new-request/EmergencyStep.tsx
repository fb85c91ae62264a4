import '@zampa/i18n/english/conversations-emergency';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import { IconMapPin } from '@zampa/ui/icons/IconMapPin';
import { useTranslation } from '@zampa/i18n/use-translation';
import { directionsTo } from '@zampa/domain/facilities/directions';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmergencyCall } from './EmergencyCall.tsx';
import { OwnPhone } from './OwnPhone.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './new-request.module.css';

/** Step shown for emergency signs: call the clinic or get directions. The draft is kept and can still be sent. */
export function EmergencyStep({ draft, clinic, place }: StepProps) {
  const { t } = useTranslation();
  const name = clinic?.name ?? '';
  const directionsUrl = place.data ? directionsTo(place.data) : null;
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.emergency.warning')}
        text={t('conversations:newRequest.emergency.why')}
      />
      <Card tone="due" gap="8" role="alert">
        <Row gap="12" align="start" wrap={false} className={styles['sign'] ?? ''}>
          <IconAlertTriangle size={22} aria-hidden="true" />
          <Text as="strong" size="lead">
            {t('conversations:newRequest.emergency.contact')}
          </Text>
        </Row>
        <ul className={styles['signs']}>
          {draft.redFlags?.map((flag) => (
            <li key={flag}>{t(`conversations:emergency.signs.${flag}`)}</li>
          ))}
        </ul>
      </Card>
      <Stack gap="8">
        {clinic && <EmergencyCall clinic={clinic} isMain />}
        {directionsUrl && (
          <Button
            component="a"
            href={directionsUrl}
            target="_blank"
            rel="noreferrer"
            size="lg"
            variant="default"
            leftSection={<IconMapPin size={20} aria-hidden="true" />}
          >
            {t('conversations:newRequest.emergency.directions', { clinic: name })}
          </Button>
        )}
      </Stack>
      <OwnPhone clinicName={name} isUrgent />
      <Text tone="muted">{t('conversations:newRequest.emergency.goOnText', { clinic: name })}</Text>
    </>
  );
}
