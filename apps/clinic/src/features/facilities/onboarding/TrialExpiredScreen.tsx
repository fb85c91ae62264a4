import '@zampa/i18n/english/onboarding';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './onboarding.module.css';

/** What the end of the trial means, and what a clinic still can do. */
export function TrialExpiredScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles['card']}>
      <h2 className="z-display">{t('onboarding:expired.title')}</h2>
      <p>{t('onboarding:expired.kept')}</p>
      <ul>
        <li>{t('onboarding:expired.conversations')}</li>
        <li>{t('onboarding:expired.readable')}</li>
        <li>{t('onboarding:expired.owners')}</li>
      </ul>
      <p>{t('onboarding:expired.plan')}</p>
      <div className={styles['actions']}>
        <Button
          renderRoot={(props) => (
            <Link to="/workspace/requests" search={{ list: 'in-progress' }} {...props} />
          )}
        >
          {t('onboarding:expired.toConversations')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/workspace/clients" search={{}} {...props} />}
        >
          {t('onboarding:expired.toClients')}
        </Button>
      </div>
    </section>
  );
}
