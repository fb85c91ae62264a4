import '@zampa/i18n/english/conversations-new-request';
import '@zampa/i18n/english/diary';
import { Button } from '@mantine/core';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { LoadingScreen } from '@zampa/ui/states/LoadingScreen.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useNoteDraft } from './use-note-draft.ts';

export interface NewNoteScreenProps {
  /** The pet that is chosen at first. */
  petId?: string | undefined;
}

/** Screen for a new diary note. */
export function NewNoteScreen({ petId }: NewNoteScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pets } = useMe();
  const [only] = pets.length === 1 ? pets : [];
  const first = petId ?? only?.id;
  const noteDraft = useNoteDraft(first ? [first] : []);
  if (!noteDraft.ready) return <LoadingScreen label={t('common:states.loading')} />;
  return (
    <>
      <ScreenHeader
        title={t('diary:new.title')}
        back={<BackLink to="/workspace/diary" label={t('diary:timeline.back')} />}
      />
      {pets.length === 0 ? (
        <NoPets />
      ) : (
        <NoteForm
          noteDraft={noteDraft}
          onWritten={() => {
            noteDraft.clear();
            void navigate({ to: '/workspace/diary', search: petId ? { pets: [petId] } : {} });
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
