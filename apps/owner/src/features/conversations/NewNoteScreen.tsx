import '@zampa/i18n/english/conversations-new';
import '@zampa/i18n/english/conversations-owner';
import '@zampa/i18n/english/diary';
import { Button } from '@mantine/core';
import { IconPaw } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useNoteDraft } from './use-note-draft.ts';

/** Lets somebody write into the diary of their family. */
export function NewNoteScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const kept = useNoteDraft();
  const { pets } = useMe();
  if (!kept.ready) return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <>
      <ScreenHeader
        title={t('diary:new.title')}
        back={<BackLink to="/workspace/chat" label={t('conversations-owner:back')} />}
      />
      {pets.length === 0 ? (
        <NoPets />
      ) : (
        <NoteForm
          kept={kept}
          onWritten={() => {
            kept.clear();
            void navigate({ to: '/workspace/chat', search: { type: ['DIARY'] } });
          }}
        />
      )}
    </>
  );
}

function NoPets() {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<IconPaw size={40} />}
      title={t('diary:new.pets')}
      action={
        <Button size="lg" renderRoot={(props) => <Link to="/workspace/pets/new" {...props} />}>
          {t('diary:new.addPet')}
        </Button>
      }
    >
      {t('diary:new.noPets')}
    </EmptyState>
  );
}
