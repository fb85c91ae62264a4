import '@zampa/i18n/english/emergency';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { directionsTo } from '@zampa/domain/facilities/directions';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';
import styles from './ask.module.css';

/** What helps now: the call and the way. The request can still be sent, and nothing of it is lost meanwhile. */
export function EmergencyStep({ draft, clinic, place }: StepProps) {
  const { t } = useTranslation();
  const name = clinic?.name ?? '';
  const way = place.data ? directionsTo(place.data) : null;
  return (
    <>
      <StepTitle title={t('ask:emergency.warning')} text={t('ask:emergency.why')} />
      <div className={styles['warning']} role="alert">
        <p>
          <IconAlertTriangle size={22} aria-hidden="true" />
          <strong>{t('ask:emergency.contact')}</strong>
        </p>
        <ul>
          {draft.redFlags?.map((flag) => (
            <li key={flag}>{t(`emergency:signs.${flag}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles['help']}>
        {clinic?.phone && (
          <Button
            component="a"
            href={`tel:${clinic.phone}`}
            size="lg"
            color="red"
            leftSection={<IconPhone size={20} aria-hidden="true" />}
          >
            {t('ask:emergency.call', { clinic: name })}
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
            {t('ask:emergency.directions', { clinic: name })}
          </Button>
        )}
      </div>
      <p className={styles['quiet']}>{t('ask:emergency.goOnText', { clinic: name })}</p>
    </>
  );
}
