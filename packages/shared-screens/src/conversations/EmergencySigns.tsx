import '@zampa/i18n/english/conversations-emergency';
import { IconAlertTriangle } from '@zampa/ui/icons/IconAlertTriangle';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import styles from './EmergencySigns.module.css';

/** Shows the emergency signs that the owner checked in the request. */
export function EmergencySigns({ flags }: { flags: readonly RedFlag[] }) {
  const { t } = useTranslation();
  return (
    <Card
      as="section"
      tone="due"
      padding="12"
      gap="4"
      aria-label={t('conversations:emergency.marked')}
    >
      <Row wrap={false} className={styles['marked'] ?? ''}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <strong>{t('conversations:emergency.marked')}</strong>
      </Row>
      <ul className={styles['signs']}>
        {flags.map((flag) => (
          <li key={flag}>{t(`conversations:emergency.signs.${flag}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
