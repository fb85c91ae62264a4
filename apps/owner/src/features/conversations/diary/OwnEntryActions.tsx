import { Button, Textarea } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEditDiaryEntry, useDeleteDiaryEntry } from '@zampa/client/inbox/change-diary';
import { useMe } from '@zampa/client/session/use-me';
import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { hasVisibleText } from '@zampa/domain/people/has-visible-text';
import { dateOfEntry } from '@zampa/domain/conversations/diary-date';
import { isWrittenByPeople } from '@zampa/domain/conversations/diary-filter';
import { MESSAGE_MAX_LENGTH } from '@zampa/domain/conversations/message';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useTranslation } from '@zampa/i18n/use-translation';
import { dayOfItem } from '@zampa/shared-screens/conversations/diary/diary-day';
import {
  dayProblem,
  DiaryDateField,
} from '@zampa/shared-screens/conversations/diary/DiaryDateField.tsx';
import { lifeEventText } from '@zampa/shared-screens/conversations/diary/diary-text';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { today } from '@zampa/shared-screens/pets/today';
import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import { ConfirmDialog } from '@zampa/ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { useState } from 'react';

/** Edit and delete buttons for a diary entry; renders nothing unless the user wrote it; entries of features, such as weights,
 * cannot be changed. */
export function OwnEntryActions({ entry }: { entry: DiaryEntry }) {
  const { t } = useTranslation();
  const me = useMe();
  const [open, setOpen] = useState<'correct' | 'takeBack' | null>(null);
  const close = () => setOpen(null);
  if (entry.user?.id !== me.id || !isWrittenByPeople(entry.category)) return null;
  return (
    <Row>
      <Button variant="default" onClick={() => setOpen('correct')}>
        {t('diary:own.correct')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => setOpen('takeBack')}>
        {t('diary:own.takeBack')}
      </Button>
      {open === 'correct' && <EditEntryDialog entry={entry} onClose={close} />}
      {open === 'takeBack' && <DeleteEntryDialog entry={entry} onClose={close} />}
    </Row>
  );
}

interface OwnEntryDialogProps {
  entry: DiaryEntry;
  onClose: () => void;
}

function EditEntryDialog({ entry, onClose }: OwnEntryDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(entry.payload.message);
  const correct = useEditDiaryEntry(entry);
  const dayBefore = dayOfItem(entry, deviceZone());
  const [day, setDay] = useState(dayBefore);
  const { category, pets } = entry;
  const problem = day === dayBefore ? null : dayProblem(t, { day, category, pets });
  const isEmpty = !hasVisibleText(text) && !entry.file && !lifeEventText(t, category);
  const save = () =>
    correct.mutate(
      {
        message: text.trim(),
        ...(day !== dayBefore && { date: dateOfEntry(day, new Date(), today()) }),
      },
      { onSuccess: onClose },
    );
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
          <Button disabled={isEmpty || problem !== null} loading={correct.isPending} onClick={save}>
            {t('diary:own.save')}
          </Button>
        </>
      }
    >
      <DiaryDateField value={day} today={today()} onChange={setDay} error={problem} />
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

function DeleteEntryDialog({ entry, onClose }: OwnEntryDialogProps) {
  const { id, category, facility, pets } = entry;
  const [isRestoring, setRestoring] = useState(true);
  const isFarewell = category === 'DEATH' && pets.some(({ deceasedOn }) => deceasedOn !== null);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deletion = useDeleteDiaryEntry(id);
  const openDiary = () => void navigate({ to: '/workspace/diary' });
  return (
    <ConfirmDialog
      title={t('diary:own.takeBackTitle')}
      action={t('diary:own.takeBack')}
      isDanger
      cancelLabel={t('common:actions.cancel')}
      closeLabel={t('common:actions.close')}
      isBusy={deletion.isPending || deletion.isSuccess}
      problem={<CallProblem error={deletion.error} />}
      onConfirm={() => deletion.mutate(isFarewell && isRestoring, { onSuccess: openDiary })}
      onClose={onClose}
    >
      <p>
        {facility
          ? t('diary:own.takeBackShared', { clinic: facility.name })
          : t('diary:own.takeBackText')}
      </p>
      {isFarewell && (
        <Checkbox
          label={t('diary:farewell.restore', { pets: pets.map(({ name }) => name).join(', ') })}
          checked={isRestoring}
          onChange={({ currentTarget }) => setRestoring(currentTarget.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
