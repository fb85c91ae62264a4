import { Button } from '@mantine/core';
import { IconPencil } from '@zampa/ui/icons/IconPencil';
import type { Pet } from '@zampa/contract/pets/objects';
import type { RequestDraft } from '@zampa/shared-screens/conversations/use-request-draft';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { NewRequestHeader } from './NewRequestHeader.tsx';
import styles from './new-request.module.css';

export interface ResumeDraftProps {
  draft: RequestDraft;
  pets: readonly Pet[];
  /** Name of the draft's clinic; null if none is chosen. */
  clinic: string | null;
  onResume: () => void;
  onDiscard: () => void;
}

/** Asks whether to continue a draft, showing what it is about, or to start a new request. */
export function ResumeDraft({ draft, pets, clinic, onResume, onDiscard }: ResumeDraftProps) {
  const { t } = useTranslation();
  const names = pets.filter(({ id }) => draft.pets.includes(id)).map(({ name }) => name);
  const about = [names.join(', '), clinic].filter(Boolean).join(' · ');
  return (
    <OwnerShell header={<NewRequestHeader />}>
      <h1 className="z-visually-hidden">{t('conversations:newRequest.title')}</h1>
      <EmptyState
        picture={<IconPencil size={40} />}
        title={t('conversations:newRequest.draft.title')}
        action={
          <Stack gap="8">
            <Button size="lg" onClick={onResume}>
              {t('conversations:newRequest.draft.resume')}
            </Button>
            <Button size="lg" variant="default" onClick={onDiscard}>
              {t('conversations:newRequest.draft.discard')}
            </Button>
          </Stack>
        }
      >
        <Stack as="span" gap="8">
          {about && <strong>{about}</strong>}
          {draft.note.trim() && <span className={styles['draftNote']}>{draft.note}</span>}
          {draft.photos.length > 0 && (
            <span>
              {t('conversations:newRequest.check.photos', { count: draft.photos.length })}
            </span>
          )}
          <span>{t('conversations:newRequest.draft.text')}</span>
        </Stack>
      </EmptyState>
    </OwnerShell>
  );
}
