import { Button, Textarea } from '@mantine/core';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Chip } from '@zampa/ui/kit/Chip.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';

/** As in the contract. */
const REASON_LENGTH = 500;

export interface SkipDialogProps {
  title: string;
  isBusy: boolean;
  error: Error | null;
  /** Called with the reason, which may be empty. */
  onSkip: (reason: string) => void;
  onClose: () => void;
}

/** Dialog to skip a dose, with a reason for the rest of the family and the vet. */
export function SkipDialog({ title, isBusy, error, onSkip, onClose }: SkipDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const usual = [
    t('health:therapy.reason.refused'),
    t('health:therapy.reason.vomited'),
    t('health:therapy.reason.forgotten'),
  ];
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common:actions.close')}
      isBusy={isBusy}
      actions={
        <Button loading={isBusy} onClick={() => onSkip(reason.trim())}>
          {t('health:therapy.skipAction')}
        </Button>
      }
    >
      <Stack gap="16">
        <Row role="group" aria-label={t('health:therapy.reason.usual')}>
          {usual.map((each) => (
            <Chip key={each} isChosen={reason === each} onClick={() => setReason(each)}>
              {each}
            </Chip>
          ))}
        </Row>
        <Textarea
          label={t('health:therapy.reason.label')}
          rows={2}
          maxLength={REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <CallProblem error={error} />
      </Stack>
    </ModalDialog>
  );
}
