import '@zampa/i18n/english/clients-owner';
import { getRouteApi } from '@tanstack/react-router';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ClinicCard } from './ClinicCard.tsx';
import { ConfirmAnimals } from './ConfirmAnimals.tsx';
import { JoinClinic } from './JoinClinic.tsx';
import { useClinics } from './queries.ts';

const route = getRouteApi('/_signed-in/_places/workspace/vets');

/** Shows the clinics of the family: join one by its code, choose what it sees, call it, leave it. */
export function VetsScreen() {
  const { t } = useTranslation();
  const { code, animals } = route.useSearch();
  const clinics = useClinics().filter(({ status }) => status !== 'REMOVED');
  const confirming = clinics.find(({ id }) => id === animals);

  if (confirming) return <ConfirmAnimals key={confirming.id} clinic={confirming} />;
  return (
    <>
      <ScreenHeader
        title={t('clients-owner:title')}
        under={clinics.length > 0 ? t('clients-owner:intro') : undefined}
      />
      <Stack gap="32">
        {clinics.length > 0 && (
          <Stack as="ul">
            {clinics.map((clinic) => (
              <li key={clinic.id}>
                <ClinicCard clinic={clinic} />
              </li>
            ))}
          </Stack>
        )}
        <JoinClinic key={code} code={code ?? ''} first={clinics.length === 0} />
      </Stack>
    </>
  );
}
