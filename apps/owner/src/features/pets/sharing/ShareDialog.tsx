import { Button, NativeSelect } from '@mantine/core';
import { useCreateShare } from '@zampa/client/health/shares';
import type { Pet } from '@zampa/contract/pets/objects';
import {
  SHARE_DAYS_MAX,
  SHARE_SECTIONS,
  type ShareSection,
} from '@zampa/domain/health/share-links';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { CheckboxList } from '@zampa/ui/choice/CheckboxList.tsx';
import { ModalDialog } from '@zampa/ui/dialog/ModalDialog.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useState } from 'react';
import { CreatedShare } from './CreatedShare.tsx';
import { sectionText } from './section-text.ts';

const DAY_CHOICES = [1, 7, 30, SHARE_DAYS_MAX];
const USUAL_DAYS = 7;

export interface ShareDialogProps {
  pet: Pet;
  onClose: () => void;
}

/** Dialog to create a share link: what it shows and for how long, then its address to send. */
export function ShareDialog({ pet, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const [sections, setSections] = useState<ShareSection[]>([...SHARE_SECTIONS]);
  const [days, setDays] = useState(USUAL_DAYS);
  const creation = useCreateShare(pet.id);
  const actions = creation.data ? (
    <Button onClick={onClose}>{t('health:share.done')}</Button>
  ) : (
    <Button
      loading={creation.isPending}
      disabled={sections.length === 0}
      onClick={() => creation.mutate({ days, sections })}
    >
      {t('health:share.create')}
    </Button>
  );
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('health:share.dialogTitle', { name: pet.name })}
      closeLabel={t('common:actions.close')}
      isBusy={creation.isPending}
      actions={actions}
    >
      {creation.data ? (
        <CreatedShare pet={pet} url={creation.data.url} expiresAt={creation.data.expiresAt} />
      ) : (
        <Stack gap="16">
          <CheckboxList
            label={t('health:share.sections')}
            items={SHARE_SECTIONS.map((value) => ({ value, label: sectionText(t, value) }))}
            value={sections}
            onChange={setSections}
            error={sections.length === 0 ? t('health:share.noSection') : undefined}
          />
          <NativeSelect
            label={t('health:share.days')}
            data={DAY_CHOICES.map((count) => ({
              value: String(count),
              label: t('health:share.dayCount', { count }),
            }))}
            value={String(days)}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
          />
          <CallProblem error={creation.error} />
        </Stack>
      )}
    </ModalDialog>
  );
}
