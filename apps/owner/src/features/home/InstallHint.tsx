import '@zampa/i18n/english/device';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isApple, isInstalled, useInstallOffer } from '@zampa/client/device/install-offer';
import { useDraft } from '@zampa/client/storage/use-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';

/** Says once that the app can be on the home screen, where it can; gone for good when somebody does not want it. */
export function InstallHint() {
  const { t } = useTranslation();
  const offer = useInstallOffer();
  const dismissed = useDraft('install-hint', false);
  if (!dismissed.ready || dismissed.value || isInstalled() || !(offer || isApple())) return null;
  return (
    <Card tone="sunk" padding="16" as="section" aria-label={t('device:install.title')}>
      <Row gap="12" wrap={false}>
        <img src="/app/icons/icon-192.png" alt="" width={44} height={44} />
        <strong>{t('device:install.title')}</strong>
      </Row>
      <Row gap="8" fill>
        <Button variant="default" onClick={() => dismissed.set(true)}>
          {t('device:install.dismiss')}
        </Button>
        <Button renderRoot={(props) => <Link to="/workspace/install" {...props} />}>
          {t('device:install.show')}
        </Button>
      </Row>
    </Card>
  );
}
