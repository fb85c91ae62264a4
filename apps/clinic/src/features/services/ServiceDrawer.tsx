import type { Service } from '@zampa/contract/facilities/objects';
import { SideDrawer } from '@zampa/ui/drawer/SideDrawer.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceName } from '@zampa/shared-screens/services/service-name';

export interface ServiceDrawerProps {
  services: readonly Service[];
  paymentsReady: boolean;
  /** Id of a service, or `new`; undefined if the drawer is closed. */
  chosen: string | undefined;
  onClose: () => void;
}

/** Shows the form of one service in a drawer, beside the list. */
export function ServiceDrawer(props: ServiceDrawerProps) {
  const { services, paymentsReady, chosen, onClose } = props;
  const { t } = useTranslation();
  const service = services.find(({ id }) => id === chosen);
  return (
    <SideDrawer
      open={service !== undefined || chosen === 'new'}
      onClose={onClose}
      title={service ? serviceName(t, service) : t('services:setup.add')}
      closeLabel={t('common:actions.close')}
    >
      {chosen && (
        <ServiceForm
          key={chosen}
          service={service ?? null}
          currency={services[0]?.currency ?? 'EUR'}
          paymentsReady={paymentsReady}
          onSaved={onClose}
        />
      )}
    </SideDrawer>
  );
}
