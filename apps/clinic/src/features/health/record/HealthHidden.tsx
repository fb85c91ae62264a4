import { useTranslation } from '@zampa/i18n/use-translation';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { Callout } from '@zampa/ui/kit/Callout.tsx';

/** Says why reception sees no visit notes here. */
export function HealthHidden() {
  const { t } = useTranslation();
  return (
    <Callout tone="quiet" icon={<IconLock size={18} aria-hidden="true" />}>
      {t('health:clinic.forbidden.reception')}
    </Callout>
  );
}
