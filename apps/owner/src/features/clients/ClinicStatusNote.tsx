import type { JoinedClinic } from '@zampa/client/clients/joined-clinics';
import { isUnregistered, refusalToContact } from '@zampa/domain/clients/relationship';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';

/** Says why the family cannot send the clinic a request; nothing where it can. */
export function ClinicStatusNote({ clinic }: { clinic: JoinedClinic }) {
  const { t } = useTranslation();
  const { name, status, acceptsRequests } = clinic;
  if (refusalToContact(status, 'owner') !== null)
    return <Callout tone="ask">{t(closedReasonKey(status), { clinic: name })}</Callout>;
  if (acceptsRequests) return null;
  return <Callout tone="ask">{t('clients:clinics.takesNothingNew', { clinic: name })}</Callout>;
}

function closedReasonKey(status: JoinedClinic['status']) {
  if (isUnregistered(status)) return 'clients:clinics.notYet';
  return status === 'DISABLED_BY_VET' ? 'clients:clinics.shutOut' : 'clients:leaving.paused';
}
