import '@zampa/i18n/english/device';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isAppleMobile, isInstalled, useInstallOffer } from '@zampa/client/device/install-offer';
import { useOwnConversations } from '@zampa/client/inbox/use-requests';
import { useDraft } from '@zampa/client/forms/use-draft';
import {
  hasStarted,
  type ListedConversation,
} from '@zampa/client/conversations/lists/listed-conversation';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';

/**
 * Hint that the app can be installed on the home screen, where the browser supports it. Shown after the first answer of
 * a clinic, when the app has proved useful. Once dismissed, never shown again.
 */
export function InstallHint() {
  const { t } = useTranslation();
  const offer = useInstallOffer();
  const dismissed = useDraft('install-hint', false);
  const { conversations } = useOwnConversations();
  if (!conversations.some(isAnswered)) return null;
  if (!dismissed.ready || dismissed.value || isInstalled() || !(offer || isAppleMobile()))
    return null;
  return (
    <Card tone="sunk" padding="16" as="section" aria-label={t('device:install.title')}>
      <Row gap="12" wrap={false}>
        <img src="/app/icons/icon-192.png" alt="" width={44} height={44} />
        <strong>{t('device:install.title')}</strong>
      </Row>
      <Row gap="8" fill>
        <Button variant="default" onClick={() => dismissed.set(() => true)}>
          {t('device:install.dismiss')}
        </Button>
        <Button renderRoot={(props) => <Link to="/workspace/install" {...props} />}>
          {t('device:install.show')}
        </Button>
      </Row>
    </Card>
  );
}

/** Returns whether the clinic has started the consultation or written a message. */
const isAnswered = ({ payload, lastMessage }: ListedConversation) =>
  hasStarted(payload) || lastMessage?.user?.isVet === true;
