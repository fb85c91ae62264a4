import '@zampa/i18n/english/facilities-onboarding';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useFacility } from '../../../facility/FacilityProvider.tsx';
import styles from './onboarding.module.css';

/** Explains the end of the trial and the remaining options of a clinic. */
export function TrialExpiredScreen() {
  const { t } = useTranslation();
  const { governs } = useFacility();
  return (
    <Card as="section" padding="24" align="start" className={styles['card'] ?? ''}>
      <h2 className="z-display">{t('facilities:onboarding.expired.title')}</h2>
      <Text tone="muted">{t('facilities:onboarding.expired.kept')}</Text>
      <ul>
        <li>{t('facilities:onboarding.expired.conversations')}</li>
        <li>{t('facilities:onboarding.expired.readable')}</li>
        <li>{t('facilities:onboarding.expired.owners')}</li>
      </ul>
      <Text tone="muted">{t('facilities:onboarding.expired.plan')}</Text>
      <Row gap="12">
        {governs && (
          <Button renderRoot={(props) => <Link to="/workspace/subscription/plans" {...props} />}>
            {t('facilities:onboarding.expired.choose')}
          </Button>
        )}
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/workspace/requests" search={{ list: 'in-progress' }} {...props} />
          )}
        >
          {t('facilities:onboarding.expired.toConversations')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/workspace/clients" search={{}} {...props} />}
        >
          {t('facilities:onboarding.expired.toClients')}
        </Button>
      </Row>
    </Card>
  );
}
