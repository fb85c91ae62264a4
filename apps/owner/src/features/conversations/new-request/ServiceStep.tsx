import '@zampa/i18n/english/problems';
import type { Service } from '@zampa/contract/facilities/objects';
import { CONSULTATION_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { ErrorLine } from '@zampa/ui/form/ErrorLine.tsx';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { RadioCards } from './RadioCards.tsx';
import { useServiceName } from '@zampa/shared-screens/services/use-service-name';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step to choose one of the services that the clinic offers to its clients. */
export function ServiceStep({ draft, missingField, clinic, place, onChange }: StepProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const serviceName = useServiceName();
  const name = clinic?.name ?? '';
  const describeService = ({ ServiceTypeId, price, currency }: Service) => {
    const cost =
      price > 0
        ? money(price, currency === 'USD' ? 'USD' : 'EUR')
        : t('conversations:newRequest.service.free');
    return ServiceTypeId === CONSULTATION_SERVICE_TYPE
      ? `${t('conversations:newRequest.service.about')} · ${cost}`
      : cost;
  };
  return (
    <>
      <StepTitle
        title={t('conversations:newRequest.service.title')}
        text={t('conversations:newRequest.service.text', { clinic: name })}
      />
      <QueryStates query={place} shape="cards" count={2}>
        {(facility) => {
          const services = facility?.mainServices ?? [];
          if (services.length === 0)
            return <p>{t('conversations:newRequest.service.none', { clinic: name })}</p>;
          return (
            <RadioCards
              label={t('conversations:newRequest.check.service')}
              items={services.map((service) => ({
                value: service.id,
                label: serviceName(service),
                description: describeService(service),
              }))}
              value={draft.services[0] ?? null}
              onChange={(id) => onChange({ services: [id] })}
            />
          );
        }}
      </QueryStates>
      <ErrorLine>{missingField === 'services' && t('problems:fields.services_required')}</ErrorLine>
    </>
  );
}
