import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useMe } from '@zampa/client/session/use-me';
import { stopRinging, wishToMeet } from '@zampa/client/video/video-now';
import type { IncomingCallMessage } from '@zampa/contract/video/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useRinging } from './use-ringing.ts';

/** Rings on every screen: a clinic is in the meeting and waits for the family. */
export function IncomingCall({ ringing }: { ringing: IncomingCallMessage }) {
  const { t } = useTranslation();
  const { vetFacilities } = useMe();
  useRinging();
  const clinic = vetFacilities.find(({ id }) => id === ringing.facilityId)?.name;
  return (
    <ModalDialog
      open
      title={clinic ? t('video-calls:ring.by', { clinic }) : t('video-calls:ring.title')}
      closeLabel={t('video-calls:ring.later')}
      onClose={stopRinging}
      actions={
        <>
          <Button variant="default" onClick={stopRinging}>
            {t('video-calls:ring.later')}
          </Button>
          <Button
            leftSection={<IconVideo size={20} aria-hidden="true" />}
            onClick={() => wishToMeet(ringing.conversationId)}
          >
            {t('video-calls:ring.answer')}
          </Button>
        </>
      }
    >
      {t('video-calls:ring.text')}
    </ModalDialog>
  );
}
