import '@zampa/i18n/english/conversations-new-request';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePrepareRefill } from '@zampa/client/health/therapies';
import type { Therapy } from '@zampa/contract/health/objects/prescription';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useRequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';

/** Button that opens a prepared request for more of a medicine. Asks before it replaces an unfinished request. */
export function RefillButton({ therapy }: { therapy: Therapy }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hasContent, clear, change } = useRequestDraft();
  const [isAsking, setAsking] = useState(false);
  const refill = usePrepareRefill();
  const open = () =>
    refill.mutate(therapy.id, {
      onSuccess: (prepared) => {
        clear();
        change(prepared);
        void navigate({ to: '/workspace/ask', search: { resume: true } });
      },
    });
  return (
    <Stack gap="4">
      <Button
        variant="default"
        loading={refill.isPending}
        onClick={() => (hasContent ? setAsking(true) : open())}
      >
        {t('health:therapy.refill')}
      </Button>
      <CallProblem error={refill.error} />
      {isAsking && (
        <ConfirmDialog
          title={t('health:therapy.replaceTitle')}
          action={t('health:therapy.replace')}
          cancelLabel={t('health:therapy.replaceKeep')}
          closeLabel={t('common:actions.close')}
          isDanger
          isBusy={refill.isPending}
          problem={<CallProblem error={refill.error} />}
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          {t('health:therapy.replaceText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
