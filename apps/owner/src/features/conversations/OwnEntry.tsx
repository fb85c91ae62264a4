import { Button, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCorrectEntry, useTakeBackEntry } from '@zampa/client/inbox/change-diary';
import { useMe } from '@zampa/client/session/use-me';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useState } from 'react';

/** Lets somebody correct what they have written into the diary, or take it back; shows nothing beside what others wrote. */
export function OwnEntry({ entry }: { entry: DiaryEntry }) {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<'correct' | 'takeBack' | null>(null);
  const close = () => setOpen(null);
  if (entry.user?.id !== me.id) return null;
  return (
    <Row>
      <Button variant="default" onClick={() => setOpen('correct')}>
        {t('diary:own.correct')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => setOpen('takeBack')}>
        {t('diary:own.takeBack')}
      </Button>
      {open === 'correct' && <CorrectDialog entry={entry} onClose={close} />}
      {open === 'takeBack' && <TakeBackDialog entry={entry} onClose={close} />}
    </Row>
  );
}

interface OwnEntryDialogProps {
  entry: DiaryEntry;
  onClose: () => void;
}

function CorrectDialog({ entry, onClose }: OwnEntryDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(entry.payload.message);
  const correct = useCorrectEntry(entry);
  const isEmpty = text.trim() === '' && !entry.file;
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('diary:own.correctTitle')}
      closeLabel={t('common:actions.close')}
      isBusy={correct.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            disabled={isEmpty}
            loading={correct.isPending}
            onClick={() => correct.mutate(text.trim(), { onSuccess: onClose })}
          >
            {t('diary:own.save')}
          </Button>
        </>
      }
    >
      <Textarea
        label={t('diary:new.text')}
        rows={6}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        error={isEmpty && t('diary:own.empty')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <CallProblem error={correct.error} />
    </ModalDialog>
  );
}

function TakeBackDialog({ entry: { id, facility }, onClose }: OwnEntryDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const takeBack = useTakeBackEntry(id);
  const leave = () => void navigate({ to: '/workspace/chat', search: { type: ['DIARY'] } });
  return (
    <ConfirmDialog
      title={t('diary:own.takeBackTitle')}
      action={t('diary:own.takeBack')}
      isDanger
      keep={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={takeBack.isPending || takeBack.isSuccess}
      problem={<CallProblem error={takeBack.error} />}
      onConfirm={() => takeBack.mutate(undefined, { onSuccess: leave })}
      onClose={onClose}
    >
      <p>
        {facility
          ? t('diary:own.takeBackShared', { clinic: facility.name })
          : t('diary:own.takeBackText')}
      </p>
    </ConfirmDialog>
  );
}
