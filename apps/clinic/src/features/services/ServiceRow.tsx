import { UnstyledButton } from '@mantine/core';
import { Switch } from '@zampa/ui/mantine/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '@zampa/client/ClientProvider.tsx';
import { facilityKeys } from '@zampa/client/facilities/queries';
import type { Service } from '@zampa/contract/facilities/objects';
import { refusalToEnable, SERVICE_TYPE_IDS } from '@zampa/domain/services/service-types';
import { CallProblem } from '@zampa/shared-screens/form/CallProblem.tsx';
import { refusalText } from '@zampa/shared-screens/form/problem-text';
import { useMoney } from '@zampa/i18n/use-money';
import { useTranslation } from '@zampa/i18n/use-translation';
import { StatusChip } from '@zampa/ui/chips/StatusChip.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { currencyOf } from './currency.ts';
import { serviceName, serviceTypeText } from '@zampa/shared-screens/services/service-name';
import { bookingText, minutesText } from './service-text.ts';
import styles from './services.module.css';
import { useSaveService } from './use-save-service.ts';

export interface ServiceRowProps {
  service: Service;
  paymentsReady: boolean;
  /** Text naming the team members who perform it; undefined while they load. */
  performers?: string | undefined;
  canEdit: boolean;
  onChoose: (service: string) => void;
}

/** Shows a service that opens its form, with a switch to offer it. */
export function ServiceRow(props: ServiceRowProps) {
  const { service, paymentsReady, performers, canEdit, onChoose } = props;
  const { id: facilityId } = useFacility();
  const { t } = useTranslation();
  const name = serviceName(t, service);
  const type = SERVICE_TYPE_IDS.find((id) => id === service.ServiceTypeId);
  const refusal = service.enabled
    ? null
    : refusalToEnable({ ...service, serviceTypeId: service.ServiceTypeId }, paymentsReady);
  const offer = useToggleOffer(facilityId, service);
  return (
    <article className={styles['row']}>
      <UnstyledButton
        className={styles['open']}
        disabled={!canEdit}
        onClick={() => onChoose(service.id)}
      >
        <span className={styles['name']}>
          <strong>{name}</strong>
          {type && name !== serviceTypeText(t, type) && <small>{serviceTypeText(t, type)}</small>}
          {performers && <small>{performers}</small>}
        </span>
        <ServiceFacts service={service} />
      </UnstyledButton>
      <div className={styles['offer']}>
        {canEdit ? (
          <Switch
            aria-label={t('services:setup.offer', { name })}
            checked={service.enabled}
            disabled={refusal !== null || offer.isPending}
            onChange={({ currentTarget }) => offer.mutate(currentTarget.checked)}
          />
        ) : (
          <OfferStatus isOffered={service.enabled} />
        )}
        {canEdit && refusal && (
          <p className={styles['why']}>
            {refusalText(t, refusal)}{' '}
            <Link to="/workspace/digital-payments">{t('services:setup.setUpPayments')}</Link>
          </p>
        )}
        <CallProblem error={offer.error} />
      </div>
    </article>
  );
}

/** Shows whether the service is offered, for team members who may not change that. */
function OfferStatus({ isOffered }: { isOffered: boolean }) {
  const { t } = useTranslation();
  return isOffered ? (
    <StatusChip tone="paid">{t('services:setup.offered')}</StatusChip>
  ) : (
    <StatusChip tone="done">{t('services:setup.notOffered')}</StatusChip>
  );
}

function useToggleOffer(facilityId: string, { id, dateUpdated }: Service) {
  const [api, queryClient] = [useApi(), useQueryClient()];
  const saveService = useSaveService(facilityId);
  return useMutation({
    mutationFn: (enabled: boolean) =>
      api.updateService({ query: { id }, body: { enabled }, ifMatch: dateUpdated }),
    onSuccess: saveService,
    // Load the other user's version after a conflict.
    onError: () => queryClient.invalidateQueries({ queryKey: facilityKeys.all }),
  });
}

function ServiceFacts({ service }: { service: Service }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { price, currency, duration, deposit, instant } = service;
  return (
    <>
      <span className={styles['price']}>
        {price === 0 ? t('services:setup.free') : money(price, currencyOf(currency))}
        {deposit > 0 && <small>{t('services:setup.depositOf', { percent: deposit })}</small>}
      </span>
      <span>{minutesText(t, duration)}</span>
      <small>{bookingText(t, instant)}</small>
    </>
  );
}
