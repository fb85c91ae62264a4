import type { Service } from '@zampa/contract/facilities/objects';
import { useTranslation } from '@zampa/i18n/use-translation';
import { serviceName } from '@zampa/shared-screens/services/service-name';
import { CheckboxChips } from '@zampa/ui/choice/CheckboxChips.tsx';

export interface ServicesChoiceProps {
  services: readonly Service[];
  value: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Checkboxes for the services, each with its duration. */
export function ServicesChoice({ services, value, error, onChange }: ServicesChoiceProps) {
  const { t } = useTranslation();
  return (
    <CheckboxChips
      label={t('appointments:bookings.booking.services')}
      items={services.map((service) => ({
        value: service.id,
        label: serviceName(t, service),
        description: [
          t('common:duration.minutes', { minutes: service.duration }),
          !service.enabled && t('appointments:bookings.booking.notOffered'),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
