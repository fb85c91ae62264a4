import { Button } from '@mantine/core';
import { IconVideo } from '@zampa/ui/icons/IconVideo';
import { useMe } from '@zampa/client/session/use-me';
import { stopRinging, requestMeeting } from '@zampa/client/video/video-state';
import type { IncomingCallMessage } from '@zampa/contract/video/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { useRinging } from './use-ringing.ts';

/** Rings on every screen while a clinic waits for the family in a meeting. */
export function IncomingCall({ ringing }: { ringing: IncomingCallMessage }) {
  const { t } = useTranslation();
  const { vetFacilities } = useMe();
  useRinging();
  const clinic = vetFacilities.find(({ id }) => id === ringing.facilityId)?.name;
  return (
    <ModalDialog
      open
      title={clinic ? t('video:ring.by', { clinic }) : t('video:ring.title')}
      closeLabel={t('video:ring.later')}
      onClose={stopRinging}
      actions={
        <>
          <Button variant="default" onClick={stopRinging}>
            {t('video:ring.later')}
          </Button>
          <Button
            leftSection={<IconVideo size={20} aria-hidden="true" />}
            onClick={() => requestMeeting(ringing.conversationId)}
          >
            {t('video:ring.answer')}
          </Button>
        </>
      }
    >
      {t('video:ring.text')}
    </ModalDialog>
  );
}
