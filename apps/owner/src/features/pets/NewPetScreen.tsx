import '@zampa/i18n/english/pets';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMe } from '@zampa/client/session/use-me';
import { BackLink } from '@zampa/shared-screens/navigation/BackLink.tsx';
import { PetEditor } from '@zampa/shared-screens/pets/PetEditor.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useSavePet } from './queries.ts';

const route = getRouteApi('/_signed-in/_places/workspace/pets/new');

/** Lets a pet join the family; whoever came from a clinic goes on there, to show it. */
export function NewPetScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { clinic } = route.useSearch();
  const goOn = (id: string) =>
    clinic
      ? navigate({
          to: '/workspace/vets',
          search: { animals: clinic, joined: true },
          replace: true,
        })
      : navigate({ to: '/workspace/pets/$id', params: { id }, replace: true });
  const { FamilyId } = useMe();
  return (
    <>
      <ScreenHeader
        title={t('pets:form.newTitle')}
        back={<BackLink to="/workspace/pets" label={t('common:actions.back')} />}
      />
      <PetEditor
        pet={null}
        familyId={FamilyId ?? ''}
        save={useSavePet()}
        onDone={({ id }) => goOn(id)}
      />
    </>
  );
}
