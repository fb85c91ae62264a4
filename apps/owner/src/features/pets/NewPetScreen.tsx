import '@zampa/i18n/english/pets';
import { useNavigate } from '@tanstack/react-router';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetEditor } from '@zampa/shared-screens/pets/PetEditor.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSavePet } from './queries.ts';

/** A pet joins the family. */
export function NewPetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader
        title={t('pets:form.newTitle')}
        back={<BackLink to="/workspace/pets" label={t('common:actions.back')} />}
      />
      <PetEditor
        pet={null}
        save={useSavePet()}
        onDone={({ id }) => void navigate({ to: '/workspace/pets/$id', params: { id } })}
      />
    </>
  );
}
