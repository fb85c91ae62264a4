import '@zampa/i18n/english/device';
import { Button } from '@mantine/core';
import { IconAppWindow } from '@zampa/ui/icons/IconAppWindow';
import { IconCloudCheck } from '@zampa/ui/icons/IconCloudCheck';
import { IconDotsVertical } from '@zampa/ui/icons/IconDotsVertical';
import { IconDownload } from '@zampa/ui/icons/IconDownload';
import { IconShare2 } from '@zampa/ui/icons/IconShare2';
import { IconSquarePlus } from '@zampa/ui/icons/IconSquarePlus';
import { isAppleMobile, isInstalled, useInstallOffer } from '@zampa/client/device/install-offer';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { InstallSteps } from './InstallSteps.tsx';
import styles from './install.module.css';

/** Screen that explains how to install the app on this device: with the browser's prompt, or step by step. */
export function InstallScreen() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenHeader
        title={t('device:install.setting')}
        back={<BackLink to="/workspace/settings" label={t('common:actions.back')} />}
      />
      <Stack gap="24">
        <Row gap="16" wrap={false}>
          <img className={styles['icon']} src="/app/icons/icon-192.png" alt="" />
          <Stack gap="4" grow>
            <h2 className="z-display">{t('device:install.title')}</h2>
            <Text tone="muted">{t('device:install.text')}</Text>
          </Stack>
        </Row>
        <ul className={styles['reasons']}>
          <li>
            <IconAppWindow size={24} aria-hidden="true" />
            {t('device:install.hear')}
          </li>
          <li>
            <IconCloudCheck size={24} aria-hidden="true" />
            {t('device:install.readable')}
          </li>
        </ul>
        <InstallInstructions />
      </Stack>
    </>
  );
}

/** Installation instructions for this device. */
function InstallInstructions() {
  const { t } = useTranslation();
  const offer = useInstallOffer();
  if (isInstalled()) return <Text>{t('device:install.installed')}</Text>;
  if (offer)
    return (
      <Button
        size="lg"
        fullWidth
        leftSection={<IconDownload size={20} aria-hidden="true" />}
        onClick={() => void offer.prompt().catch(() => undefined)}
      >
        {t('device:install.install')}
      </Button>
    );
  return (
    <Card tone="sunk" padding="16">
      {isAppleMobile() ? (
        <InstallSteps
          title={t('device:install.onApple')}
          steps={[
            { text: 'device:install.share', icon: IconShare2 },
            { text: 'device:install.add', icon: IconSquarePlus },
          ]}
        />
      ) : (
        <InstallSteps
          title={t('device:install.onOther')}
          steps={[
            { text: 'device:install.menu', icon: IconDotsVertical },
            { text: 'device:install.choose', icon: IconDownload },
          ]}
        />
      )}
    </Card>
  );
}
