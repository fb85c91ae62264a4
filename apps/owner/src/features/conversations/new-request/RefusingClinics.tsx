import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmergencyCard } from './EmergencyCard.tsx';

/** Lists the clinics that accept no requests, each with a button to call it. */
export function RefusingClinics({ clinics }: { clinics: readonly JoinedClinic[] }) {
  const { t } = useTranslation();
  return clinics.map((clinic) => (
    <Callout key={clinic.id} tone="ask">
      <Text weight="600">
        {t('conversations:newRequest.closed.title', { clinic: clinic.name })}
      </Text>
      <Text>{t('conversations:newRequest.closed.text')}</Text>
      <EmergencyCard clinic={clinic} />
    </Callout>
  ));
}
