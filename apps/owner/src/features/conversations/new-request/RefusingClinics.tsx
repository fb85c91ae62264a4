import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';

/** Says before the first step which of somebody's clinics take nothing new, and whom to call. */
export function RefusingClinics({ clinics }: { clinics: readonly JoinedClinic[] }) {
  const { t } = useTranslation();
  return clinics.map((clinic) => (
    <Callout key={clinic.id} tone="ask">
      <Text weight="600">{t('conversations-new:closed.title', { clinic: clinic.name })}</Text>
      <Text>{t('conversations-new:closed.text')}</Text>
      <EmergencyCard clinic={clinic} />
    </Callout>
  ));
}
