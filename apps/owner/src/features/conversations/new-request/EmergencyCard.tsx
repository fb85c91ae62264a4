import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPhone } from '@tabler/icons-react';
import type { VetFacility } from '@zampa/contract/people/user';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './ask.module.css';

/** What must not wait for an answer, and the call that helps. */
export function EmergencyCard({ clinic }: { clinic: VetFacility | undefined }) {
  const { t } = useTranslation();
  return (
    <aside className={styles['emergency']}>
      <IconAlertTriangle size={22} aria-hidden="true" />
      <div>
        <p>
          <strong>{t('ask:emergency.title')}</strong> {t('ask:emergency.text')}
        </p>
        {clinic?.phone && (
          <Button
            component="a"
            href={`tel:${clinic.phone}`}
            variant="default"
            leftSection={<IconPhone size={20} aria-hidden="true" />}
          >
            {t('ask:emergency.call', { clinic: clinic.name })}
          </Button>
        )}
      </div>
    </aside>
  );
}
